import { version as core } from '@craftjs/core/package.json';
import { version as layers } from '@craftjs/layers/package.json';
import { useState } from 'react';
import { version as react } from 'react/package.json';
import { flushSync } from 'react-dom';
import { version as reactDom } from 'react-dom/package.json';
import { version as typescript } from 'typescript/package.json';
import { version as vite } from 'vite/package.json';
// TypeScript or their own exports do not let these be imported by the package's name.
import { version as reactTypes } from '../../../node_modules/@types/react/package.json';
import { version as reactDomTypes } from '../../../node_modules/@types/react-dom/package.json';
import { version as plugin } from '../../../node_modules/@vitejs/plugin-react/package.json';
import type { CodeSession } from '../../app/code-editor/code-session.ts';
import { type CodeFile, entryOf, rendersItself } from '../../code-runner/protocol/code-files.ts';
import componentStyles from '../code-frame/component.css?inline';

/**
 * Opens the code as a project of StackBlitz in a new tab: a form posts its files
 * (https://developer.stackblitz.com/platform/api/post-api).
 */
export function OpenInStackBlitz({ session }: { readonly session: CodeSession }) {
  const [files, setFiles] = useState<readonly CodeFile[]>();
  // The browser reads the fields after this event. They are not rendered at each key.
  const fill = () => flushSync(() => setFiles(session.snapshot().files));
  return (
    <form method="post" action="https://stackblitz.com/run" target="_blank" rel="noopener" onSubmit={fill}>
      <input type="hidden" name="project[title]" value="Page editor" />
      <input type="hidden" name="project[template]" value="node" />
      {files !== undefined &&
        Object.entries(viteProject(files)).map(([path, text]) => (
          <input key={path} type="hidden" name={`project[files][${path}]`} value={text} />
        ))}
      <button type="submit" title="Leaves this site: opens stackblitz.com in a new tab">
        Open in StackBlitz
      </button>
    </form>
  );
}

/**
 * Returns the files of a project that shows the same as the playground after `npm install` and `npm run dev`. Code that
 * exports a component gets a file that renders it, with the styles that components have on this site.
 */
export function viteProject(files: readonly CodeFile[]): Readonly<Record<string, string>> {
  const entry = entryOf(files);
  const isApp = rendersItself(entry);
  const inSource = (path: string) => (path.startsWith('src/') ? path : `src/${path}`);
  const rendering = { 'src/main.tsx': mainOf(inSource(entry)), 'src/style.css': componentStyles };
  return {
    'package.json': json({
      name: 'page-editor',
      private: true,
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build', check: 'tsc' },
      // The versions with which this site is built and tested.
      dependencies: { react, 'react-dom': reactDom, '@craftjs/core': core, '@craftjs/layers': layers },
      devDependencies: {
        '@types/react': reactTypes,
        '@types/react-dom': reactDomTypes,
        '@vitejs/plugin-react': plugin,
        typescript,
        vite,
      },
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2023',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['vite/client'],
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        allowImportingTsExtensions: true,
        skipLibCheck: true,
      },
      include: ['src'],
    }),
    'vite.config.js': `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`,
    'index.html': `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page editor</title>
</head>
<body>
<div id="root"></div>
<script type="module" src="/${isApp ? inSource(entry) : 'src/main.tsx'}"></script>
</body>
</html>
`,
    ...(isApp ? {} : rendering),
    ...Object.fromEntries(files.map(({ path, text }) => [inSource(path), text])),
  };
}

function mainOf(component: string): string {
  return `import { createRoot } from 'react-dom/client';
import App from './${component.slice('src/'.length)}';
import './style.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
