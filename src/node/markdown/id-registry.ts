import { slug } from 'github-slugger';

/** Who holds an id: a writer chose it, a heading's text gave it, or only our own markup refers to it. */
type Origin = 'explicit' | 'automatic' | 'internal';

/** The ids of one page. None is handed out twice. */
export class IdRegistry {
  readonly #origins = new Map<string, Origin>();

  /** Takes the id that a writer asked for. False when it is taken. */
  claimExplicit(id: string): boolean {
    if (this.#origins.has(id)) return false;
    this.#origins.set(id, 'explicit');
    return true;
  }

  /** An id made from a heading's text, numbered when the plain one is taken. */
  claimAutomatic(text: string): {
    readonly id: string;
    readonly wanted: string;
    readonly lostToExplicit: boolean;
  } {
    const wanted = slugOf(text);
    const lostToExplicit = this.#origins.get(wanted) === 'explicit';
    return { id: this.#claimFree(wanted, 'automatic'), wanted, lostToExplicit };
  }

  /** An id for `aria-labelledby` and the like, which no link leads to. */
  claimInternal(base: string): string {
    return this.#claimFree(base, 'internal');
  }

  /** Every id that a link may name. */
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
 * GitHub's slug without hyphens and underscores at its ends: an emoji at the start of a heading leaves no
 * stray hyphen, and no id is a key such as `__proto__` that a plain object treats specially.
 */
function slugOf(text: string): string {
  const trimmed = slug(text).replace(/^[-_]+|[-_]+$/g, '');
  return trimmed === '' ? 'section' : trimmed;
}
