// What a thread begins with. Plain JavaScript, because it is Node that loads it; from here on tsx loads TypeScript.

import { register } from 'tsx/esm/api';

register();

/** What a page of documentation has most of, and what takes longest to get ready: code. */
const SAMPLE = "# Code\n\n```tsx\nexport const App = () => <Editor enabled={true}>{'text'}</Editor>;\n```\n";

/** Compiles a page that nobody sees. */
export async function warmUp() {
  await compile({ source: SAMPLE, context: { file: '', directory: '', firstLine: 1 } });
}

/** @param {import('./compile-pages.ts').PageSource} page */
export async function compile({ source, context }) {
  const { compileMarkdown } = await import('../markdown/compile-markdown.ts');
  return compileMarkdown(source, context);
}

/** @param {readonly import('../twins/twin-task.ts').TwinTask[]} tasks */
export async function twins(tasks) {
  const { twinOf } = await import('../twins/twin-task.ts');
  return tasks.map(twinOf);
}
