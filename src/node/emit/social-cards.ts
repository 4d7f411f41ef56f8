import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContainerNode, Font, Renderer } from '@takumi-rs/core';
import pMap from 'p-map';
import { hashOf } from '../markdown/page/page.ts';
import { CacheFolder } from '../pages/cache-folder.ts';
import { type SiteAddress, urlOf } from '../site/build-settings.ts';
import type { SiteModel } from '../site/site-model.ts';

/** The image of a page in link previews. */
export interface SocialCard {
  readonly url: string;
  readonly alt: string;
}

/** The folder of the cards below the site's root. */
const CARD_FOLDER = 'cards/';

/** The standard size of images in link previews, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

interface CardText {
  readonly site: string;
  readonly section: string;
  readonly title: string;
  readonly description: string;
}

/** Colours of the site's dark mode (`src/app/styles/foundation/tokens.css`); previews are shown on light and dark pages alike. */
const COLORS = { surface: '#0f1511', text: '#e8eeea', quiet: '#b0bdb5', accent: '#83dd9f', drop: '#62c462' };

/** The open font of the cards, from its package. With system fonts, the cards would differ between machines. */
const FONT = {
  package: '@fontsource/ibm-plex-sans',
  name: 'IBM Plex Sans',
  weights: [400, 600],
  // The first that has all parts of a letter draws it: “ế” from the others would be an “ê” with an accent beside it.
  subsets: ['vietnamese', 'latin-ext', 'latin'],
} as const;

/** The characters in these files that titles have. */
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201e\u2022\u2026\u2192]*$/;

interface CardsOptions {
  readonly projectRoot: string;
  readonly model: Pick<SiteModel, 'site' | 'pages'>;
  readonly place: SiteAddress;
}

interface DrawnCard extends SocialCard {
  /** Path below the site's root. Its hash makes sites that cache previews fetch a changed card. */
  readonly file: string;
  readonly png: Uint8Array;
}

/** The cards of a site's documentation and text pages, by route. Pages with text in other scripts have none. */
export type SocialCards = ReadonlyMap<string, DrawnCard>;

/** Draws the cards that are missing in `.cache/cards`, where a card is named by a hash of its inputs. */
export async function drawSocialCards({ projectRoot, model, place }: CardsOptions): Promise<SocialCards> {
  const cache = new CacheFolder(projectRoot, 'cards');
  const draw = await cardDrawer(projectRoot, cache);
  const cards = await pMap(
    model.pages.values(),
    async ({ route, fields }) => {
      if (fields.kind !== 'doc' && fields.kind !== 'text') return [];
      const text = {
        site: model.site.title,
        section: fields.kind === 'doc' ? fields.category : '',
        title: fields.title.normalize(),
        description: fields.description.normalize(),
      };
      if (!Object.values(text).every((part) => DRAWABLE.test(part))) {
        console.log(`${route} has no preview picture of its own, which can only have Latin letters.`);
        return [];
      }
      const png = await draw(text);
      const name = route.replace(/^\/(?:docs\/)?/, '').replaceAll('/', '-');
      const file = `${CARD_FOLDER}${name}-${hashOf(png).slice(0, 8)}.png`;
      const alt = [text.title, text.section, text.site].filter((part) => part !== '').join(' – ');
      return [[route, { file, png, alt, url: urlOf(`/${file}`, place) }] as const];
    },
    { concurrency: 2 },
  );
  await cache.prune();
  return new Map(cards.flat());
}

/** Returns what draws a card, unless the cache has it. The renderer starts with the first one. */
async function cardDrawer(
  projectRoot: string,
  cache: CacheFolder,
): Promise<(text: CardText) => Promise<Uint8Array>> {
  const packages = path.join(projectRoot, 'node_modules');
  const slug = path.basename(FONT.package);
  const files = FONT.subsets.flatMap((subset) => FONT.weights.map((weight) => ({ subset, weight })));
  const fonts = await Promise.all(
    files.map(async ({ subset, weight }): Promise<Font & { readonly data: Uint8Array }> => {
      const file = `${FONT.package}/files/${slug}-${subset}-${weight}-normal.woff2`;
      return { name: FONT.name, data: await readFile(path.join(packages, file)), weight };
    }),
  );
  const logo = await readFile(path.join(projectRoot, 'public/favicon.svg'));
  const version = hashOf(
    Buffer.concat([
      ...fonts.map(({ data }) => data),
      logo,
      await readFile(path.join(packages, '@takumi-rs/core/package.json')),
    ]),
  );
  let renderer: Promise<Renderer> | undefined;
  return (text) => {
    const card = layout(text);
    return cache.get(`${hashOf(version + JSON.stringify(card))}.png`, async () => {
      renderer ??= import('@takumi-rs/core').then((takumi) => new takumi.Renderer());
      const images = [{ src: 'logo', data: logo }];
      return (await renderer).render(card, { ...CARD_SIZE, format: 'png', fonts, images });
    });
  };
}

/** The maximum length of a title for each font size, in pixels. */
const TITLE_SIZES = [
  [16, 108],
  [28, 88],
  [Number.POSITIVE_INFINITY, 68],
] as const;

function layout({ site, section, title, description }: CardText): ContainerNode {
  const fontSize = TITLE_SIZES.find(([most]) => title.length <= most)?.[1] ?? 68;
  return {
    type: 'container',
    style: {
      ...CARD_SIZE,
      display: 'flex',
      flexDirection: 'column',
      padding: 72,
      backgroundColor: COLORS.surface,
      borderBottom: `12px solid ${COLORS.drop}`,
      fontFamily: FONT.name,
      color: COLORS.text,
    },
    children: [
      {
        type: 'container',
        style: { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: 20 },
        children: [
          { type: 'image', src: 'logo', width: 60, height: 60 },
          { type: 'text', text: site, style: { fontSize: 40, fontWeight: 600 } },
        ],
      },
      {
        type: 'container',
        style: { display: 'flex', flexDirection: 'column', marginTop: 'auto' },
        children: [
          { type: 'text', text: section, style: { fontSize: 34, fontWeight: 600, color: COLORS.accent } },
          {
            type: 'text',
            text: title,
            style: { marginTop: 8, fontSize, fontWeight: 600, lineHeight: 1.1, lineClamp: 3 },
          },
          {
            type: 'text',
            text: description,
            style: { marginTop: 24, fontSize: 32, lineHeight: 1.35, lineClamp: 2, color: COLORS.quiet },
          },
        ],
      },
    ],
  };
}
