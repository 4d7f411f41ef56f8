import { createSessionAnswers } from '../../../../search/session/session.ts';
import { answerRequests } from '../../../../shared/worker-channel.ts';

// The search worker. Indexing takes longer than a frame, so it must not run in the page.
answerRequests(createSessionAnswers());
