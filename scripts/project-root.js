import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the repository: commands work from any current directory. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
