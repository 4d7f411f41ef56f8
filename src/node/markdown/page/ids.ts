import { slug } from 'github-slugger';
import { OWN_IDS } from '../../../shared/page-ids.ts';

/**
 * The origin of an id: chosen by a writer, derived from a heading's text, or used by our own markup only, for
 * `aria-labelledby` and the like, so that no link leads to it.
 */
type Origin = 'explicit' | 'automatic' | 'internal';

/** The ids of one page. Each can be claimed once; those of the page around the article are taken. */
export class IdRegistry {
  readonly #origins = new Map<string, Origin>(OWN_IDS.map((id) => [id, 'internal']));

  /** Claims an id chosen by a writer. Returns `false` if it is taken. */
  claimExplicit(id: string): boolean {
    if (this.#origins.has(id)) return false;
    this.#origins.set(id, 'explicit');
    return true;
  }

  /** Claims an id, numbered if the plain one is taken. */
  claimFree(base: string, origin: 'automatic' | 'internal'): string {
    let id = base;
    for (let count = 1; this.#origins.has(id); count += 1) id = `${base}-${count}`;
    this.#origins.set(id, origin);
    return id;
  }

  /** Returns every id that a link may lead to. */
  anchors(): string[] {
    return [...this.#origins].filter(([, origin]) => origin !== 'internal').map(([id]) => id);
  }
}

/**
 * Returns GitHub's slug without leading and trailing hyphens and underscores: an emoji at the start of a heading leaves
 * no stray hyphen, and no id is a special key of objects such as `__proto__`.
 */
export function slugOf(text: string): string {
  const trimmed = slug(text).replace(/^[-_]+|(?<![-_])[-_]+$/g, '');
  return trimmed === '' ? 'section' : trimmed;
}
