import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import groups from './groups.mjs';

export default defineConfig({
  site: 'https://craft.js.org',
  // For the ids of headings, which are off by default.
  markdown: { processor: satteri({ features: { headingAttributes: true } }) },
  integrations: [
    starlight({
      title: 'craft.js',
      description: 'A React framework for building drag-n-drop page editors',
      sidebar: groups.map(({ label, pages }) => ({ label, items: pages.map(({ slug }) => `docs/${slug}`) })),
    }),
  ],
});
