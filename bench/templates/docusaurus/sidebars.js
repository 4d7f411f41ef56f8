import groups from './groups.mjs';

export default {
  docs: groups.map(({ label, pages }) => ({
    type: 'category',
    label,
    collapsed: false,
    items: pages.map(({ slug }) => slug),
  })),
};
