import { defineDocumentType, defineNestedType } from 'contentlayer/source-files/schema';
import { compileBody } from '../../contentlayer/compile-body.ts';

const Action = defineNestedType(() => ({
  name: 'Action',
  fields: {
    label: { type: 'string', required: true, description: 'The visible text.' },
    href: { type: 'string', required: true, description: 'A path of this site or a full URL.' },
  },
}));

const Feature = defineNestedType(() => ({
  name: 'Feature',
  fields: {
    title: { type: 'string', required: true, description: 'The benefit in a few words.' },
    text: { type: 'string', required: true, description: 'One or two sentences of plain text.' },
    href: { type: 'string', description: 'The page that explains it.' },
  },
}));

const Picture = defineNestedType(() => ({
  name: 'Picture',
  fields: {
    light: {
      type: 'string',
      required: true,
      description: 'The image file in light mode: a path of this site.',
    },
    dark: { type: 'string', required: true, description: 'The same in dark mode.' },
    width: { type: 'number', required: true, description: 'Width of both images in pixels.' },
    height: { type: 'number', required: true, description: 'Height of both images in pixels.' },
    alt: { type: 'string', required: true, description: 'What the image shows; it is a link to the page.' },
  },
}));

const Example = defineNestedType(() => ({
  name: 'Example',
  fields: {
    href: {
      type: 'string',
      required: true,
      description: 'The page that is shown in a frame: a path of this site.',
    },
    title: {
      type: 'string',
      required: true,
      description: 'The heading above the frame, and the frame’s name.',
    },
    description: {
      type: 'string',
      required: true,
      description: 'What a visitor can try there, in a sentence.',
    },
    picture: {
      type: 'nested',
      of: Picture,
      description: 'What is seen before the page is there, and without JavaScript.',
    },
  },
}));

/** The page at `/`: `content/landing.md`, whose body holds the code sample shown beside the text. */
export const Landing = defineDocumentType(() => ({
  name: 'Landing',
  filePathPattern: 'landing.md',
  contentType: 'markdown',
  isSingleton: true,
  fields: {
    title: { type: 'string', required: true, description: 'The page’s title in the browser.' },
    description: {
      type: 'string',
      required: true,
      description: 'One sentence for search engines and link previews.',
    },
    headline: { type: 'string', required: true, description: 'The large heading.' },
    lead: {
      type: 'string',
      required: true,
      description: 'What the library is for, in one or two sentences.',
    },
    install: { type: 'string', required: true, description: 'The shell command that installs the library.' },
    actions: {
      type: 'list',
      of: Action,
      required: true,
      description: 'Where to go next; the first is the main one.',
    },
    example: { type: 'nested', of: Example, description: 'A page of the site that is shown live.' },
    features: { type: 'list', of: Feature, required: true, description: 'What the library gives.' },
  },
  computedFields: {
    compiled: {
      type: 'json',
      description: 'The body as safe HTML with its headings, links and problems: a `CompiledMarkdown`.',
      resolve: compileBody,
    },
  },
}));
