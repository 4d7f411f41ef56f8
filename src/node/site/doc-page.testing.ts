import type { DocPageData } from '../../shared/page-data.ts';
import { pagePath } from '../../shared/page-path.ts';
import type { SitePage } from './site-model.ts';

type Fields = Partial<Pick<DocPageData, 'title' | 'description' | 'draft' | 'lastChanged'>>;

/** For tests: a documentation page of the site model, whose text begins in the first line of its file. */
export function docPage(id: string, fields: Fields = {}, body = ''): SitePage {
  const path = pagePath(id);
  return {
    route: path,
    text: { contentPath: `docs/${id}.md`, body, firstLine: 1 },
    fields: {
      kind: 'doc',
      id,
      path,
      sidebar: 'docs',
      title: id,
      description: 'About it.',
      category: 'Rafts',
      ...fields,
    },
  };
}
