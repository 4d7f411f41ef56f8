import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { benchRoot } from './paths.ts';
import { siteCommit } from './site-commit.ts';

/** The figures of a suite and their context. */
export interface Results<Figures> {
  /** ISO date and time at which the suite ended. */
  readonly date: string;
  /** The commit of this site that was measured. */
  readonly commit: string;
  readonly rounds: number;
  readonly figures: Figures;
}

const FOLDER = path.join(benchRoot, '.results');

/** Stores the figures of a suite until its next run. */
export async function keepResults<Figures>(suite: string, rounds: number, figures: Figures): Promise<void> {
  const commit = await siteCommit();
  const results: Results<Figures> = { date: new Date().toISOString(), commit, rounds, figures };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(resultsFile(suite), `${JSON.stringify(results, null, 1)}\n`);
}

/** Reads the results that `keepResults` has written; undefined if the suite has not been run. */
export async function readResults<Figures>(suite: string): Promise<Results<Figures> | undefined> {
  const text = await readFile(resultsFile(suite), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

function resultsFile(suite: string): string {
  return path.join(FOLDER, `${suite}.json`);
}
