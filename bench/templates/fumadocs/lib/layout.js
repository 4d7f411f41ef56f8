export const baseOptions = { nav: { title: 'craft.js' } };
