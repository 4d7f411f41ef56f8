import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildSettings, writtenAddress } from './src/node/site/build-settings.ts';
import { adoptedStylesPlugin } from './src/node/vite/adopted-styles-plugin.ts';
import { chunkImportPlugin } from './src/node/vite/chunk-import-plugin.ts';
import { devServerPlugin } from './src/node/vite/dev-server-plugin.ts';
import { moduleAliases } from './src/node/vite/module-aliases.ts';
import { staticSitePlugin } from './src/node/vite/static-site-plugin.ts';

const projectRoot = import.meta.dirname;
const settings = buildSettings(process.env, writtenAddress(projectRoot));

export default defineConfig({
  base: settings.base,
  resolve: { alias: moduleAliases(projectRoot) },
  plugins: [
    react(),
    devServerPlugin(projectRoot),
    chunkImportPlugin(projectRoot),
    adoptedStylesPlugin(),
    staticSitePlugin(projectRoot, settings),
  ],
  worker: { format: 'es' },
  build: {
    assetsDir: 'assets',
    target: 'es2022',
    // e2e/bytes.spec.ts has budgets for what readers load; the code editor, which loads on request, is 670 kB
    // minified.
    chunkSizeWarningLimit: 700,
    // Browsers with color-mix(), which the styles use. Older syntax for older browsers would make every page larger.
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  },
});
