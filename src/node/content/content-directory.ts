/** The folder that writers edit, relative to the project's root. `CONTENT_DIR` names another. */
export const contentDirectory = process.env['CONTENT_DIR'] ?? 'content';
