import { slug } from 'github-slugger';
import { OWN_IDS } from '../../../shared/page-ids.ts';

/** The origin of an id: chosen by a writer, derived from a heading's text, or used by our own markup only. */
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

  /** Claims an id derived from a heading's text, numbered if the plain one is taken. */
  claimAutomatic(text: string): {
    readonly id: string;
    readonly wanted: string;
    readonly lostToExplicit: boolean;
  } {
    const wanted = slugOf(text);
    const lostToExplicit = this.#origins.get(wanted) === 'explicit';
    return { id: this.#claimFree(wanted, 'automatic'), wanted, lostToExplicit };
  }

  /** Claims an id for `aria-labelledby` and the like, which no link leads to. */
  claimInternal(base: string): string {
    return this.#claimFree(base, 'internal');
  }

  /** Returns every id that a link may lead to. */
  anchors(): string[] {
    return [...this.#origins].filter(([, origin]) => origin !== 'internal').map(([id]) => id);
  }

  #claimFree(base: string, origin: Origin): string {
    let id = base;
    for (let count = 1; this.#origins.has(id); count += 1) id = `${base}-${count}`;
    this.#origins.set(id, origin);
    return id;
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
