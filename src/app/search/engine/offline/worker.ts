import { answerRequests } from '../../../platform/worker-channel.ts';
import { createSessionAnswers } from './session.ts';

// The module that runs in the search worker: indexing takes longer than a frame, so it must not hold up the page.
answerRequests(createSessionAnswers());
