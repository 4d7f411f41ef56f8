import { loadFile } from '../boot/import-chunk.ts';
import styles from '../styles/late-landing.css?url';

/**
 * Loads the landing page's styles where the document lacks them: its own document has them in itself, and the other
 * pages would load them for nothing.
 *
 * @throws Error where the file cannot be fetched
 */
export async function loadLandingStyles(): Promise<void> {
  if (!import.meta.env.SSR && document.querySelector('.landing') === null) await loadFile(styles);
}
