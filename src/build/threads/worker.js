// What a thread begins with. Plain JavaScript, because it is Node that loads it; from here on tsx loads TypeScript.

import { register } from 'tsx/esm/api';

register();

const { compileMarkdown } = await import('../markdown/compile-markdown.ts');

/** @param {import('./compile-pages.ts').PageSource} page */
export const compile = ({ source, context }) => compileMarkdown(source, context);
