import { readdir, readFile } from 'node:fs/promises';

const PAGE_BYTES = 4096;

/**
 * Resident memory of all processes of a process group, in bytes, as Linux tells it. Pages that processes share count
 * once for each; generators with several processes look a little larger than they are.
 */
export async function groupMemory(group: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(processes.map((id) => memoryIn(group, id)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function memoryIn(group: number, id: string): Promise<number> {
  try {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8');
    // The command's name, in parentheses, may hold anything. State, parent, group follow it: proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) !== group) return 0;
    return Number(fields[21]) * PAGE_BYTES;
  } catch {
    // It has ended since the list was read.
    return 0;
  }
}
