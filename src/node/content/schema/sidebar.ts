import { defineDocumentType, defineNestedType } from 'contentlayer/source-files/schema';

const SidebarGroup = defineNestedType(() => ({
  name: 'SidebarGroup',
  fields: {
    label: { type: 'string', required: true, description: 'The category’s name.' },
    pages: {
      type: 'list',
      of: { type: 'string' },
      required: true,
      description: 'The pages of the category in reading order: paths below `content/docs/`, without `.md`.',
    },
  },
}));

/** The order in which documentation pages are listed and read. */
export const Sidebar = defineDocumentType(() => ({
  name: 'Sidebar',
  filePathPattern: 'sidebar.yaml',
  contentType: 'data',
  isSingleton: true,
  fields: {
    name: { type: 'string', required: true, description: 'What the sidebar is called, for example `docs`.' },
    groups: {
      type: 'list',
      of: SidebarGroup,
      required: true,
      description: 'The categories from top to bottom. Each page stands in exactly one.',
    },
  },
}));
