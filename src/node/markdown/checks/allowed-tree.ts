import type { Options } from 'rehype-sanitize';
import { ALLOWED_HTML } from './raw-html.ts';

/**
 * The sanitiser's schema: what markdown, the directives and the allowed raw HTML can produce. The sanitiser removes
 * what another rule let through. It runs before our own markup is added, so the schema contains none of it.
 */
export const ALLOWED_TREE: Options = {
  tagNames: [
    ...'a blockquote code del div em h1 h2 h3 h4 h5 h6 hr img li ol p pre section strong'.split(' '),
    ...'table tbody td th thead tr ul'.split(' '),
    ...ALLOWED_HTML,
  ],
  attributes: {
    a: [
      'ariaDescribedBy',
      'ariaLabel',
      ['className', 'external', 'data-footnote-backref'],
      'dataFootnoteBackref',
      'dataFootnoteRef',
      'href',
      'id',
      'rel',
      'title',
    ],
    code: [['className', /^language-./]],
    div: ['dataDirective'],
    h2: ['id'],
    img: ['alt', 'decoding', 'height', 'loading', 'src', 'title', 'width'],
    li: ['id'],
    ol: ['start'],
    section: [['className', 'footnotes'], 'dataFootnotes'],
    td: ['align'],
    th: ['align'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
  strip: ['script'],
};
