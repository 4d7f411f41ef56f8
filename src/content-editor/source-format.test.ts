import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readFields, readPage, writeFields, writePage } from './source-format.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const documents = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?:docs|pages)\/.*\.md$|^landing\.md$|^[^/]*\.yaml$/.test(file),
);

/** The fields that the editor adds to each document: a value for every field of its form. */
const UNTOUCHED = { draft: false, continues: '', smallPrint: [], announcement: null, badge: '' };

const SETTINGS = `# The name of the site.
title: Otter Kit # shown everywhere
copyright: "The otters"

# From left to right.
navbar:
  - label: Start
    href: /docs/start # the first page
    position: left
  # Only in summer.
  - label: Rafts
    position: right
    items:
      - label: All
        href: /rafts
locale: {code: de, label: Deutsch}
`;

/** Returns the settings after a change of their values. */
function changed(change: (values: Record<string, never> & { [name: string]: unknown }) => void): string {
  // biome-ignore lint/plugin/no-casts: the fixture is above
  const values = structuredClone(readFields(SETTINGS)) as never;
  change(values);
  return writeFields(values);
}

describe('a document that is saved', () => {
  it('is unchanged if nothing has been edited, for every document of this site', () => {
    expect(documents.length).toBeGreaterThan(20);
    for (const file of documents) {
      const text = readFileSync(join(CONTENT, file), 'utf8');
      const [read, write] = file.endsWith('.md') ? [readPage, writePage] : [readFields, writeFields];
      // The editor trims white space around a file before it reads it.
      expect(write({ ...UNTOUCHED, ...read(text.trim()) }, ['draft']), file).toBe(text);
    }
  });

  it('is not read if its fields are a danger for the editor', () => {
    expect(() => readFields(`a: &a [1, 2]\nb: [*a, *a]\n`)).toThrow();
    expect(() => readFields(`a: ${'x'.repeat(100_001)}\n`)).toThrow('longer than');
  });

  it('differs only in the fields and the text that have been edited', () => {
    const page =
      '---\n# Keep it short.\ntitle: "Rafts"\ndescription: How otters float.\n---\n\nOn the water.\n';
    const values = readPage(page.trim());
    expect(writePage({ ...values, title: 'Big rafts' })).toBe(page.replace('Rafts', 'Big rafts'));
    expect(writePage({ ...values, body: 'In the water.' })).toBe(page.replace('On', 'In'));
    expect(writePage({ ...values, draft: true, badge: 'Hook' }, ['draft'])).toBe(
      page.replace('float.\n', 'float.\ndraft: true\nbadge: Hook\n'),
    );
  });

  it('keeps comments, quotation marks, blank lines and the order of fields around an edit', () => {
    expect(changed((values) => Object.assign(values, { title: 'Otters' }))).toBe(
      SETTINGS.replace('Otter Kit', 'Otters'),
    );
    expect(changed((values) => Object.assign(values, { copyright: 'All "otters"' }))).toBe(
      SETTINGS.replace('The otters', 'All \\"otters\\"'),
    );
    const navbar = parse(SETTINGS).navbar;
    const entry = { label: 'Help', href: '/help', position: 'left' };
    expect(changed((values) => Object.assign(values, { navbar: [...navbar, entry] }))).toBe(
      SETTINGS.replace('locale:', '  - label: Help\n    href: /help\n    position: left\nlocale:'),
    );
    expect(changed((values) => Object.assign(values, { navbar: navbar.slice(1) }))).toBe(
      SETTINGS.replace('  - label: Start\n    href: /docs/start # the first page\n    position: left\n', ''),
    );
  });

  it('keeps lists that are not indented', () => {
    const sidebar = 'groups:\n- label: Start\n  pages:\n  - overview\n- label: More\n  pages:\n  - rafts\n';
    const groups = parse(sidebar).groups;
    const written = writeFields({
      groups: [...groups, { label: 'Last', pages: ['end'] }],
      sourceText: sidebar,
    });
    expect(written).toBe(`${sidebar}- label: Last\n  pages:\n  - end\n`);
  });

  it('is written from scratch for a new page', () => {
    expect(writePage({ title: 'Rafts: big ones', draft: false, badge: '', body: 'Text.' }, ['draft'])).toBe(
      '---\ntitle: "Rafts: big ones"\n---\n\nText.\n',
    );
  });

  it('has the values of the form, whatever has been edited', () => {
    const text = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('yes', '- a', 'a: b', '# c', '12', 'a\nb'),
    );
    const entry = fc.record({ label: text, href: text });
    const values = fc.record(
      {
        title: text,
        copyright: text,
        navbar: fc.array(entry, { minLength: 1, maxLength: 4 }),
        locale: entry,
        more: text,
      },
      { requiredKeys: ['title'] },
    );
    fc.assert(
      fc.property(values, (fields) => {
        const written = writeFields({ ...fields, sourceText: SETTINGS });
        expect({ ...parse(written) }).toEqual({ ...fields });
      }),
    );
  });
});
