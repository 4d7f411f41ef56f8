// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Demos } from './Demos.tsx';

vi.mock('../../platform/input/on-near.ts', () => ({ onNear: () => () => {} }));
vi.mock('derived/demos.ts', () => ({
  demos: { nodes: () => Promise.reject(new SyntaxError('Unexpected token')) },
}));

test.each([
  ['a writer reads where to look', true, 'The list of problems or the terminal says why.'],
  ['a reader reads of the network', false, 'You might want to check your network connection.'],
])('if a demo cannot be loaded, %s', async (_who, isDevelopment, advice) => {
  vi.stubEnv('DEV', isDevelopment);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    warn.mockRestore();
  });
  const article = document.createElement('article');
  article.innerHTML =
    '<figure class="demo" data-demo="nodes"><div class="demo-controls"><button class="demo-button"></button></div><div class="demo-stage"></div></figure>';
  document.body.append(article);
  render(<Demos article={article} />);
  article.querySelector('button')?.click();
  await waitFor(
    () => expect(article.querySelector('figure')?.dataset['state']).toBe('failed'),
    { timeout: 60_000 }, // By default one second, which a busy machine needs by itself.
  );
  expect(article.querySelector('.demo-stage')?.textContent).toContain(advice);
});
