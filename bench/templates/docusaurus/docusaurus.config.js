export default {
  title: 'craft.js',
  tagline: 'A React framework for building drag-n-drop page editors',
  url: 'https://craft.js.org',
  baseUrl: '/',
  trailingSlash: false,
  future: { v4: true, faster: true },
  // Our pages are markdown, not MDX.
  markdown: { format: 'md' },
  presets: [['classic', { docs: { sidebarPath: './sidebars.js', routeBasePath: 'docs' }, blog: false }]],
  themes: [
    ['@easyops-cn/docusaurus-search-local', { hashed: true, indexBlog: false, docsRouteBasePath: '/docs' }],
  ],
  themeConfig: {
    navbar: {
      title: 'craft.js',
      items: [{ to: '/docs/overview', label: 'Documentation', position: 'left' }],
    },
    prism: { additionalLanguages: ['bash', 'diff', 'json'] },
  },
};
