import { answerRequests } from '../../shared/worker-channel.ts';
import { compile } from './compile.ts';

// The compiler of readers' code. Code can be written so that compiling it takes hours, so it must not run in the page.
answerRequests(compile);
