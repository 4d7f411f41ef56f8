import path from 'node:path';
import { pagePath } from '../../shared/page-path.ts';
import type { MarkdownAsset } from '../markdown/compiled-markdown.ts';
import { decodePath } from '../markdown/image-file.ts';
import { type SitePlace, urlOf } from '../site/site-place.ts';
import { renderTwin, type TwinSource } from './page-twin.ts';

/** Everything that the twin of a page is made of, as plain data. */
export interface TwinTask {
  readonly slug: string;
  readonly source: TwinSource;
  /** Absolute path of the file's folder. */
  readonly folder: string;
  readonly assets: readonly MarkdownAsset[];
  /** The source of each demo that the page shows, by its name. */
  readonly demos: ReadonlyMap<string, string>;
  readonly place: SitePlace;
}

/** The twin of a page. */
export function twinOf({ slug, source, folder, assets, demos, place }: TwinTask): string {
  const toUrl = (route: string) => urlOf(route, place);
  return renderTwin(source, {
    pageUrl: toUrl(pagePath(slug)),
    urlOf: toUrl,
    demoSource: (name) => demos.get(name),
    imageUrl: (file) => {
      const asset = assets.find((candidate) => candidate.file === path.resolve(folder, decodePath(file)));
      return asset && toUrl(asset.url);
    },
  });
}
