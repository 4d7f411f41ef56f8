import { readdir, readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/**
 * Returns the resident memory of all processes of a process group, in bytes, as reported by Linux. Shared pages count
 * once for each process, so generators with several processes seem slightly larger than they are.
 */
export async function groupMemory(group: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(processes.map((id) => memoryIn(group, id)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function memoryIn(group: number, id: string): Promise<number> {
  try {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8');
    // The command's name, in parentheses, may contain anything. State, parent, group follow: proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) !== group) return 0;
    return Number(fields[21]) * PAGE_BYTES;
  } catch {
    // The process has ended since the list was read.
    return 0;
  }
}
