import { useMatch } from '@tanstack/react-router';
import type { DocPageData } from '../../shared/page-data.ts';

/** The documentation page that the reader is on; undefined elsewhere, and while its data is not there. */
export function useCurrentDoc(): DocPageData | undefined {
  return useMatch({ from: '/docs/$', shouldThrow: false, select: ({ loaderData }) => loaderData });
}
