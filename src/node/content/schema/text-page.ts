import { defineDocumentType } from 'contentlayer/source-files/schema';
import { compileBody } from '../../contentlayer/compile-body.ts';

/** A page of text outside the documentation, such as an accessibility statement: `content/pages/<name>.md` is `/<name>`. */
export const TextPage = defineDocumentType(() => ({
  name: 'TextPage',
  filePathPattern: 'pages/*.md',
  contentType: 'markdown',
  fields: {
    title: {
      type: 'string',
      required: true,
      description: 'The page’s heading and its title in the browser.',
    },
    description: {
      type: 'string',
      required: true,
      description: 'One sentence that search engines and link previews show.',
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
