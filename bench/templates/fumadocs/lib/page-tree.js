import groups from '../groups.mjs';

// Explicit, because the groups of our pages are not their folders.
export default {
  name: 'Documentation',
  children: groups.map(({ label, pages }) => ({
    type: 'folder',
    name: label,
    defaultOpen: true,
    children: pages.map(({ slug, title }) => ({ type: 'page', name: title, url: `/docs/${slug}` })),
  })),
};
