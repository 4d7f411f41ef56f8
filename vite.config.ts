import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildSettings } from './src/build/vite/build-settings.ts';
import { chunkImportPlugin } from './src/build/vite/chunk-import-plugin.ts';
import { devServerPlugin } from './src/build/vite/dev-server-plugin.ts';
import { moduleAliases } from './src/build/vite/module-aliases.ts';
import { staticSitePlugin } from './src/build/vite/static-site-plugin.ts';

const projectRoot = import.meta.dirname;
const settings = buildSettings(process.env);

export default defineConfig({
  base: settings.base,
  resolve: { alias: moduleAliases(projectRoot) },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/app/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      // A page component that fails to load would replace the prerendered article, so none is split off.
      autoCodeSplitting: false,
      addExtensions: true,
    }),
    react(),
    devServerPlugin(projectRoot),
    chunkImportPlugin(projectRoot),
    staticSitePlugin(projectRoot, settings),
  ],
  worker: { format: 'es' },
  build: { assetsDir: 'assets', target: 'es2022' },
});
