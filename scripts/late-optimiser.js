// Loaded into each Node process of `npm test` (`NODE_OPTIONS`). Most of them run for seconds, in which V8's optimiser
// costs more processor time than it saves: 15 instead of 17.5 s for `npm run samples`, 5.5 instead of 6.5 s for the
// build of a small site. Newer versions have a cheap optimiser before that one, and other flags.

import { setFlagsFromString } from 'node:v8';

if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000');
