import { Index } from 'flexsearch-light';
import { wordStem } from '../../../../shared/word-stem.ts';

/**
 * Every word of the documentation once, with a number. FlexSearch finds those that begin with what a reader typed. It
 * is given the words and not the sections: it would need ten times the time for the same answers, and could not tell
 * which word of a section it found, which ranking and marking have to know.
 */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #terms: string[] = [];
  readonly #stems: string[] = [];
  readonly #prefixes = new Index({ tokenize: 'forward', resolution: 1, encode: (term: string) => [term] });

  /** The number of a term, which is new or known. */
  add(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#terms.length;
    this.#numbers.set(term, number);
    this.#terms.push(term);
    this.#stems.push(wordStem(term));
    this.#prefixes.add(number, term);
    return number;
  }

  /** The number of a term; undefined where the documentation does not have it. */
  numberOf(term: string): number | undefined {
    return this.#numbers.get(term);
  }

  /** The term of a number. */
  termOf(number: number): string {
    return this.#terms[number] ?? '';
  }

  /** Numbers of the terms that begin with this. */
  startingWith(prefix: string): readonly number[] {
    return this.#prefixes.search(prefix, { limit: this.#terms.length }).map(Number);
  }

  /** Numbers of the terms that are forms of the same word. */
  formsOf(term: string): readonly number[] {
    const stem = wordStem(term);
    // A stem may end in another letter than the word: "copi" of "copy".
    const common = term.startsWith(stem) ? stem : stem.slice(0, -1);
    return this.startingWith(common).filter((number) => this.#stems[number] === stem);
  }

  /** All terms in the order of their numbers. */
  get terms(): readonly string[] {
    return this.#terms;
  }
}
