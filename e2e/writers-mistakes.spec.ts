import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../scripts/project-root.js';
import { buildSite, restoreMainContent } from './support/run-vite.ts';

// Builds share `.contentlayer/`, so these run one after another; no other test builds anything.
test.describe.configure({ mode: 'serial' });

const FOLDER = '.cache/writers-mistakes';

/** A slip in one file of a site that is right otherwise. */
interface Mistake {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** Where the message points to and what it is: line, column, severity. */
  readonly place: string;
  readonly message: RegExp;
  /** Settings of the build beyond the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
}

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'a field that does not exist': {
    file: 'docs/start.md',
    before: 'title: Start',
    after: 'title: Start\nbagde: Hook',
    place: '3:1 error',
    message: /"bagde".*\n.*badge/,
  },
  'front matter that is no YAML': {
    file: 'docs/guide/rafts.md',
    before: 'title: Rafts',
    after: 'title: "Rafts',
    place: '2:8 error',
    message: /quotation mark is opened here/,
  },
  'a value that is none of the allowed ones': {
    file: 'docs/start.md',
    before: 'title: Start',
    after: 'title: Start\nbadge: Gadget',
    place: '3:8 error',
    message: /"Gadget".*\n.*Hook/,
  },
  // Writers may build before every page that they link to is there; what is released must have them.
  'a link to a place that does not exist, where warnings count,': {
    file: 'docs/start.md',
    before: '#two-otters',
    after: '#two-oters',
    place: '6:19 warning',
    message: /"#two-oters".*\n.*"#two-otters"/,
    settings: { CONTENT_WARNINGS: 'error' },
  },
};

test.afterAll(async () => {
  await rm(join(projectRoot, FOLDER), { recursive: true, force: true });
  await restoreMainContent();
});

for (const [what, mistake] of Object.entries(MISTAKES)) {
  test(`${what} stops the build with its file and line, and leaves the former site alone`, async () => {
    const content = `${FOLDER}/content`;
    const site = join(projectRoot, FOLDER, 'site');
    await rm(join(projectRoot, FOLDER), { recursive: true, force: true });
    await cp(join(projectRoot, 'e2e/fixtures/small-site'), join(projectRoot, content), { recursive: true });
    await makeMistake(join(projectRoot, content, mistake.file), mistake);
    await mkdir(site);
    await writeFile(join(site, 'index.html'), 'the former site');

    const { code, output } = await buildSite({
      CONTENT_DIR: content,
      OUT_DIR: `${FOLDER}/site`,
      ...mistake.settings,
    });

    expect(output).toContain(`${content}/${mistake.file}:${mistake.place}: `);
    expect(output).toMatch(mistake.message);
    expect(output).toContain('The content has 1 problem.');
    // A writer is told about the content, not about the program.
    expect(output).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
    expect(code).toBe(1);
    expect(await readdir(site)).toEqual(['index.html']);
    expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('the former site');
  });
}

async function makeMistake(file: string, { before, after }: Mistake): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(before);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text.replace(before, after));
}
