import { answerRequests } from '../../../platform/worker-channel.ts';
import { createSessionAnswers } from './session.ts';

// The search worker. Indexing takes longer than a frame, so it must not run in the page.
answerRequests(createSessionAnswers());
