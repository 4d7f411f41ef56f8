import { defineDocumentType } from 'contentlayer/source-files/schema';
import { compileBody } from '../../contentlayer/compile-body.ts';

/** The kinds of thing that an API page can describe, shown as a badge beside its title. */
const API_BADGES = ['Component', 'Hook', 'Type', 'Function', 'Higher-Order Component'] as const;

/** A documentation page: one markdown file below `content/docs/`, whose path is its URL. */
export const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: 'docs/**/*.md',
  contentType: 'markdown',
  fields: {
    title: {
      type: 'string',
      required: true,
      description: 'The page’s heading, its title in the browser and its label in the sidebar.',
    },
    description: {
      type: 'string',
      required: true,
      description: 'One sentence that search engines and link previews show.',
    },
    badge: {
      type: 'enum',
      options: [...API_BADGES],
      description: 'What an API page describes; shown beside its heading.',
    },
  },
  computedFields: {
    compiled: {
      type: 'json',
      description: 'The body as safe HTML with its headings, links and problems: a `CompiledMarkdown`.',
      resolve: compileBody,
    },
  },
}));
