import groups from '../groups.mjs';

export default {
  title: 'craft.js',
  description: 'A React framework for building drag-n-drop page editors',
  cleanUrls: true,
  themeConfig: {
    search: { provider: 'local' },
    nav: [{ text: 'Documentation', link: '/docs/overview' }],
    sidebar: groups.map(({ label, pages }) => ({
      text: label,
      items: pages.map(({ slug, htmlTitle }) => ({ text: htmlTitle, link: `/docs/${slug}` })),
    })),
  },
};
