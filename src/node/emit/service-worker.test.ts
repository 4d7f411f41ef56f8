import { expect, test } from 'vitest';
import { reachableFiles } from '../emit/service-worker.ts';

const files = new Map([
  ['assets/boot-1a.js', 'import"./start-2b.js";const d=["assets/app-3c.js","assets/app-4d.css"]'],
  ['assets/start-2b.js', 'import"./boot-1a.js"'],
  ['assets/app-3c.js', 'new Worker(new URL("/craft/assets/worker-5e.js",import.meta.url))'],
  ['assets/app-4d.css', 'a{background:url(./dot-6f.svg)}'],
  ['assets/worker-5e.js', 'postMessage(0)'],
  ['assets/dot-6f.svg', '<svg/>'],
  ['assets/example-7a.js', 'import"./app-3c.js"'],
]);
const read = async (file: string) => files.get(file) ?? '';

test('finds whatever a script loads: static and dynamic imports, styles with their images, workers', async () => {
  const found = await reachableFiles(['assets/boot-1a.js'], [...files.keys()], read);
  expect(found).toEqual([...files.keys()].filter((file) => file !== 'assets/example-7a.js').sort());
});
