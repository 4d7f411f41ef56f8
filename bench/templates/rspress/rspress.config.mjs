import groups from './groups.mjs';

export default {
  title: 'craft.js',
  description: 'A React framework for building drag-n-drop page editors',
  siteOrigin: 'https://craft.js.org',
  route: { cleanUrls: true },
  themeConfig: {
    nav: [{ text: 'Documentation', link: '/docs/overview' }],
    sidebar: {
      '/docs/': groups.map(({ label, pages }) => ({
        text: label,
        items: pages.map(({ slug, htmlTitle }) => ({ text: htmlTitle, link: `/docs/${slug}` })),
      })),
    },
  },
};
