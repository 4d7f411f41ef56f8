import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { buildSettings } from './src/build/vite/build-settings.ts';
import { chunkImportPlugin } from './src/build/vite/chunk-import-plugin.ts';
import { devServerPlugin } from './src/build/vite/dev-server-plugin.ts';
import { moduleAliases } from './src/build/vite/module-aliases.ts';
import { routeTreePlugin } from './src/build/vite/route-tree.ts';
import { staticSitePlugin } from './src/build/vite/static-site-plugin.ts';

const projectRoot = import.meta.dirname;
const settings = buildSettings(process.env);

export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    base: settings.base,
    resolve: { alias: moduleAliases(projectRoot) },
    plugins: [
      await routeTreePlugin(projectRoot, command),
      react(),
      devServerPlugin(projectRoot),
      chunkImportPlugin(projectRoot),
      staticSitePlugin(projectRoot, settings),
    ],
    worker: { format: 'es' },
    build: { assetsDir: 'assets', target: 'es2022' },
  }),
);
