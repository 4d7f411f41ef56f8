import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A page outside the router: a folder `src/examples/<name>/` with `main.tsx` and `page.json`. */
export interface StandalonePage {
  /** Its route, with the trailing slash under which it is served: `/examples/basic/`. */
  readonly route: string;
  /** The module that starts it, relative to the project's root. */
  readonly entry: string;
  readonly title: string;
  readonly description: string;
  /** Origins that it shows in frames when a visitor asks for it. */
  readonly frames: readonly string[];
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

const FOLDER = 'src/examples';

/** Finds the standalone pages by their `page.json`, in alphabetical order. */
export async function standalonePages(projectRoot: string): Promise<readonly StandalonePage[]> {
  const entries = await readdir(path.join(projectRoot, FOLDER), { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const pages = await Promise.all(names.map((name) => readPage(projectRoot, name)));
  return pages.filter((page) => page !== undefined);
}

async function readPage(projectRoot: string, name: string): Promise<StandalonePage | undefined> {
  const file = path.join(FOLDER, name, 'page.json');
  const exists = await access(path.join(projectRoot, file)).then(
    () => true,
    () => false,
  );
  if (!exists) return undefined;
  const content: unknown = JSON.parse(await readFile(path.join(projectRoot, file), 'utf8'));
  if (!isPageFile(content)) {
    throw new Error(
      `${file} must hold an object with the texts "title" and "description"; "frames" is a list of origins, "indexed" true or false.`,
    );
  }
  return {
    route: `/examples/${name}/`,
    entry: `${FOLDER}/${name}/main.tsx`,
    title: content.title,
    description: content.description,
    frames: content.frames ?? [],
    indexed: content.indexed ?? true,
  };
}

type PageFile = Pick<StandalonePage, 'title' | 'description'> &
  Partial<Pick<StandalonePage, 'frames' | 'indexed'>>;

function isPageFile(value: unknown): value is PageFile {
  if (typeof value !== 'object' || value === null) return false;
  const { title, description, frames, indexed }: Partial<Record<keyof PageFile, unknown>> = { ...value };
  return (
    typeof title === 'string' &&
    typeof description === 'string' &&
    isOrigins(frames) &&
    (indexed === undefined || typeof indexed === 'boolean')
  );
}

function isOrigins(value: unknown): boolean {
  return (
    value === undefined || (Array.isArray(value) && value.every((url) => URL.parse(url)?.origin === url))
  );
}
