import { checkPage } from './check-page.ts';
import { DEFAULT_PROPS } from './resolver.ts';
import sample from './sample-page.json';

/** The page that the editor starts with. It was made in the editor: change it there, and export it. */
export const SAMPLE_PAGE = checkPage(sample, DEFAULT_PROPS);
