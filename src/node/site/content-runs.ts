import { setTimeout as wait } from 'node:timers/promises';
import type { ContentProblem } from '../content/problem.ts';
import { loadContentlayer } from '../contentlayer/load-contentlayer.ts';
import type { LoadedSite } from './load-site.ts';
import { checkedSources, deriveContent } from './prepare-content.ts';

/** Who hears of the runs. */
interface RunListener {
  /** All of the content has been compiled and checked, and is right. */
  readonly onDone: (site: LoadedSite, warnings: readonly ContentProblem[]) => Promise<void>;
  /** The content holds mistakes, or the machine fails. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds from a change to the run: editors write a file in several steps. */
const SETTLE = 50;

/**
 * Runs of Contentlayer while writers edit, one at a time, each after the sources have been checked. Its own watch would
 * not say which changes a run has seen.
 */
export class ContentRuns {
  readonly #projectRoot: string;
  readonly #listener: RunListener;
  #generate: (() => Promise<void>) | undefined;
  #isStale = false;
  #running: Promise<void> | undefined;

  constructor(projectRoot: string, listener: RunListener) {
    this.#projectRoot = projectRoot;
    this.#listener = listener;
  }

  /** Resolves when the content has been run as it is now, or as it has become meanwhile. */
  request(): Promise<void> {
    this.#isStale = true;
    this.#running ??= this.#runWhileStale();
    return this.#running;
  }

  async #runWhileStale(): Promise<void> {
    while (this.#isStale) {
      await wait(SETTLE);
      this.#isStale = false;
      await this.#runOnce().catch(this.#listener.onError);
    }
    this.#running = undefined;
  }

  async #runOnce(): Promise<void> {
    const linkSources = await checkedSources(this.#projectRoot);
    this.#generate ??= await (await loadContentlayer(this.#projectRoot)).prepareRuns(this.#projectRoot);
    await this.#generate();
    const { loaded, warnings } = await deriveContent(this.#projectRoot, linkSources);
    await this.#listener.onDone(loaded, warnings);
  }
}
