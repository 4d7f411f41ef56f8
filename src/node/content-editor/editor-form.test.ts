import type { Field } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Fields, metaOf, required } from '../content/fields.ts';
import { DOCUMENTS } from '../content/schema.ts';
import { editorForm } from './editor-form.ts';

const options = {
  title: 'Otter Kit',
  siteUrl: 'https://otter.example/',
  icon: '/favicon.svg',
  folder: 'content',
  localName: 'kit',
  pages: [{ value: 'guide/rafts', label: 'Big rafts (guide/rafts)' }],
};

const form = editorForm(options);

const documents = [...(form.collections ?? []), ...(form.singletons ?? [])].filter(
  (item) => 'fields' in item,
);

function fieldsOf(name: string): readonly Field[] {
  return documents.find((document) => document.name === name)?.fields ?? [];
}

function field(document: string, name: string): Field {
  const found = fieldsOf(document).find((one) => one.name === name);
  if (found === undefined) throw new Error(`The form of ${document} has no field "${name}".`);
  return found;
}

/** Returns the paths of the schema's fields, including nested ones. */
function schemaPaths({ shape }: Fields, path = ''): readonly string[] {
  return Object.entries(shape).flatMap(([name, written]) => {
    const field = required(written);
    const inner = field instanceof z.ZodArray ? field.element : field;
    const group = inner instanceof z.ZodUnion ? inner.options.at(-1) : inner;
    const here = `${path}${name}`;
    return group instanceof z.ZodObject ? [here, ...schemaPaths(group, `${here}.`)] : [here];
  });
}

/** Returns the paths of a form's fields, including nested ones. */
function formPaths(fields: readonly Field[], path = ''): readonly string[] {
  return fields.flatMap((one) => {
    const inside =
      'fields' in one && Array.isArray(one.fields) ? formPaths(one.fields, `${path}${one.name}.`) : [];
    return [`${path}${one.name}`, ...inside];
  });
}

describe('the forms of the content editor', () => {
  it.each(DOCUMENTS.map((type) => [type.name, type] as const))(
    'have every field of a %s, at every depth, in the order of the schema',
    (name, type) => {
      const paths = formPaths(fieldsOf(name)).filter((path) => path !== 'body');
      expect(paths).toEqual([...schemaPaths(type.fields), 'sourceText']);
    },
  );

  it('have the text of a page after what every page needs, and before what few pages need', () => {
    expect(formPaths(fieldsOf('Doc')).slice(0, 4)).toEqual(['title', 'description', 'body', 'badge']);
    expect(formPaths(fieldsOf('Skill'))).toContain('body');
  });

  it('describe each field and mark required ones', () => {
    for (const type of DOCUMENTS) {
      for (const [name, written] of Object.entries(type.fields.shape)) {
        expect(field(type.name, name)).toMatchObject({
          hint: metaOf(written).description,
          required: required(written) === written,
        });
      }
    }
  });

  it('offer exactly the allowed values', () => {
    expect(field('Doc', 'badge')).toMatchObject({
      widget: 'select',
      options: ['', 'Component', 'Hook', 'Type', 'Function', 'Higher-Order Component'].map((value) => ({
        value,
        label: value,
      })),
    });
    expect(field('Doc', 'continues')).toMatchObject({
      widget: 'select',
      options: [{ value: '' }, { value: 'guide/rafts' }],
    });
    expect(field('Change', 'date')).toMatchObject({
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
    });
    expect(field('Site', 'redirects')).toMatchObject({ widget: 'keyvalue' });
    expect(field('Doc', 'draft')).toMatchObject({ widget: 'boolean' });
    const [pattern = '', message] = Object(field('Site', 'editUrl')).pattern;
    expect('https://git.example/edit/').toMatch(new RegExp(pattern));
    expect('git.example').not.toMatch(new RegExp(pattern));
    expect(message).toContain('ends with a slash');
  });

  it('propose changes to the repository of the site, or edit local files if there is none', () => {
    expect(form).not.toHaveProperty('publish_mode');
    expect(form.backend).toMatchObject({ repo: 'local/kit', auth_methods: ['token'] });
    const repository = { repository: 'otter/kit', branch: 'main' };
    expect(editorForm({ ...options, repository })).toMatchObject({
      publish_mode: 'editorial_workflow',
      backend: { name: 'github', repo: 'otter/kit', branch: 'main' },
    });
  });
});
