import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../scripts/project-root.js';
import { benchRoot } from './paths.ts';

/** The figures of a suite and their context. */
export interface Results<Figures> {
  /** ISO date and time at which the suite ended. */
  readonly date: string;
  /** The short hash of the commit of this site that was measured. */
  readonly commit: string;
  readonly rounds: number;
  readonly figures: Figures;
}

const FOLDER = path.join(benchRoot, '.results');

/** Stores the figures of a suite until its next run. */
export async function keepResults<Figures>(suite: string, rounds: number, figures: Figures): Promise<void> {
  const git = promisify(execFile)('git', ['log', '-1', '--format=%h'], { cwd: projectRoot });
  const commit = (await git).stdout.trim();
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
