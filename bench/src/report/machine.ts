import { execFile } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { promisify } from 'node:util';
import { findBrowser } from '../../../scripts/browsers.ts';
import { installedVersion } from '../sites/peer.ts';
import { PEERS } from '../sites/site.ts';
import { SITES } from '../sites/sites.ts';

/** Describes the machine of the figures and the versions of the measured programs. */
export async function describeMachine(): Promise<string> {
  const cores = cpus();
  const { stdout: browser } = await promisify(execFile)(await findBrowser(), ['--version', '--no-sandbox']);
  const memory = Math.round(totalmem() / 1024 ** 3);
  const model = cores[0]?.model.trim() || 'unnamed processor';
  const programs = [
    ...PEERS.map((name) => SITES[name].label),
    `Lighthouse ${installedVersion('lighthouse')}`,
  ];
  return (
    `${cores.length} cores (${model}), ${memory} GiB of memory, ${process.platform} ${process.arch}, ` +
    `Node ${process.versions.node}, ${browser.trim()}. ${programs.join(', ')}.`
  );
}
