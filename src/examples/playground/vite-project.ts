import { dependencies, devDependencies } from '../../../package.json';
import { type CodeFile, entryOf } from '../../code-runner/protocol/code-files.ts';
import componentStyles from '../code-frame/component.css?inline';

/**
 * Returns the files of a project that shows the same as the playground after `npm install` and `npm run dev`. Code that
 * exports a component gets a file that renders it, with the styles that components have on this site.
 */
export function viteProject(files: readonly CodeFile[]): Readonly<Record<string, string>> {
  const entry = entryOf(files);
  const isApp = /(?:^|\/)main\.\w+$/.test(entry);
  const inSource = (path: string) => (path.startsWith('src/') ? path : `src/${path}`);
  const rendering = { 'src/main.tsx': mainOf(inSource(entry)), 'src/style.css': componentStyles };
  return {
    'package.json': json({
      name: 'page-editor',
      private: true,
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build', check: 'tsc' },
      dependencies: versions('react', 'react-dom', '@craftjs/core', '@craftjs/layers'),
      devDependencies: versions(
        '@types/react',
        '@types/react-dom',
        '@vitejs/plugin-react',
        'typescript',
        'vite',
      ),
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

/** Returns the versions of packages with which this site is built and tested. */
function versions(...names: readonly (keyof typeof INSTALLED)[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, INSTALLED[name]]));
}

const INSTALLED = { ...dependencies, ...devDependencies };

/** Milliseconds that the browser has to read a file after the click that downloads it. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

/** Downloads the project as a zip file. The packer is fetched only now. */
export async function downloadProject(files: readonly CodeFile[]): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const packed = zipSync(
    Object.fromEntries(
      Object.entries(viteProject(files)).map(([path, text]) => [`page-editor/${path}`, strToU8(text)]),
    ),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([Uint8Array.from(packed)], { type: 'application/zip' }));
  link.download = 'page-editor.zip';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIMEOUT_MS);
}
