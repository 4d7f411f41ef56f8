import path from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { endOnFailure, endWith } from '../../../scripts/command.js';
import { buildSite } from '../build.ts';
import {
  APP_MODULE,
  ARTICLE_STYLES,
  FIRST_TEXT_STYLE,
  PAGE_STYLES,
  PRINT_STYLE,
  SERVER_MODULE,
  START_MODULE,
} from '../emit/entry-modules.ts';
import { checkSearchEnvironment } from '../search/hosted-environment.ts';
import type { BuildSettings } from '../site/build-settings.ts';
import { standalonePages } from '../site/standalone-pages.ts';
import { chunkGroups } from './chunk-groups.ts';

/** Makes `vite build` build the whole static site, see `build.ts`. */
export function staticSitePlugin(projectRoot: string, settings: BuildSettings): Plugin {
  const workDirectory = path.join(projectRoot, '.cache/build', settings.outDir.replaceAll(/[^\w-]/g, '_'));
  const clientDirectory = path.join(workDirectory, 'client');
  const serverDirectory = path.join(workDirectory, 'server');
  const options = { projectRoot, settings, workDirectory, clientDirectory, serverDirectory };

  return {
    name: 'site:static',
    config: async (_config, { mode, command }) => {
      endOnFailure();
      const pages = standalonePages(projectRoot);
      const standalone = pages.filter(({ runsCode }) => !runsCode).map(({ entry }) => entry);
      // Vite may read the settings of the search from `.env` files.
      checkSearchEnvironment(loadEnv(mode, projectRoot, 'VITE_'));
      return {
        define: {
          'import.meta.env.SITE_ORIGIN': JSON.stringify(settings.siteUrl),
          'import.meta.env.SITE_TRAILING_SLASH': JSON.stringify(settings.trailingSlash),
          'import.meta.env.SITE_OFFLINE': JSON.stringify(settings.offline),
          'import.meta.env.SITE_PREVIEW': JSON.stringify(settings.preview || command === 'serve'),
        },
        builder: {
          buildApp: (builder) => buildSite(builder, options).catch(endWith),
          // By default, the configuration would be loaded once more for each environment, in half a second.
          sharedConfigBuild: true,
        },
        environments: {
          client: {
            build: {
              outDir: clientDirectory,
              manifest: true,
              license: { fileName: 'licences.md' },
              rollupOptions: {
                input: [
                  START_MODULE,
                  ...new Set(Object.values(PAGE_STYLES)),
                  ...ARTICLE_STYLES.map(([, source]) => source),
                  PRINT_STYLE,
                  FIRST_TEXT_STYLE,
                  ...standalone,
                ],
                output: {
                  codeSplitting: {
                    groups: chunkGroups({
                      startUp: path.join(projectRoot, START_MODULE),
                      app: path.join(projectRoot, APP_MODULE),
                      standalone: standalone.map((entry) => path.join(projectRoot, entry)),
                    }),
                  },
                },
              },
            },
          },
          ssr: {
            build: {
              outDir: serverDirectory,
              copyPublicDir: false,
              ssr: true,
              rollupOptions: {
                input: { server: SERVER_MODULE },
                output: { entryFileNames: '[name].js' },
              },
            },
          },
        },
      };
    },
  };
}
