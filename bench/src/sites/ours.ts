import { existsSync } from 'node:fs';
import path from 'node:path';
import { toolFile, VITE_ENVIRONMENT } from '../../../scripts/process.js';
import { projectRoot } from '../../../scripts/project-root.js';
import type { SiteUnderTest } from './site.ts';

/**
 * This repository. The project's folder contains `dist/` and, if a page will be edited, a copy of `content/`; without
 * one, the repository's own content is built.
 */
export const ours: SiteUnderTest = {
  name: 'ours',
  label: 'This site',
  // The pages need no conversion.
  prepare: async () => {},
  build: (projectDir) => ({
    file: process.execPath,
    args: [path.join(projectRoot, 'scripts/build.js')],
    cwd: projectRoot,
    env: {
      ...settings(projectDir),
      OUT_DIR: path.relative(projectRoot, outDir(projectDir)),
    },
  }),
  outDir,
  leftovers: (projectDir) => [
    outDir(projectDir),
    path.join(projectRoot, '.contentlayer'),
    ...['pages', 'threads', 'vite'].map((cache) => path.join(projectRoot, '.cache', cache)),
  ],
  dev: (projectDir, port) => ({
    file: process.execPath,
    args: [toolFile(projectRoot, 'vite', 'vite'), '--port', String(port), '--host', '127.0.0.1'],
    cwd: projectRoot,
    env: { ...VITE_ENVIRONMENT, ...settings(projectDir) },
  }),
  pageFile: (projectDir, slug) => path.join(contentDir(projectDir), 'docs', `${slug}.md`),
  pagePath: (slug) => `/docs/${slug}`,
  search: {
    openKey: 'Control+k',
    earlyField: 'body > form > input[name="q"]',
    field: '.search-dialog-field',
    result: '.search-option-hit',
    // The index, the engine and the dialogs.
    requests: /^\/assets\/(?:search|worker|dialogs)-[^/]*$/,
  },
};

function outDir(projectDir: string): string {
  return path.join(projectDir, 'dist');
}

function contentDir(projectDir: string): string {
  const own = path.join(projectDir, 'content');
  return existsSync(own) ? own : path.join(projectRoot, 'content');
}

function settings(projectDir: string) {
  return { CONTENT_DIR: path.relative(projectRoot, contentDir(projectDir)) };
}
