import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A page outside the router: a folder `src/examples/<name>/` with `main.tsx` and `page.json`. */
export interface StandalonePage {
  /** Its route, with the trailing slash under which it is served: `/examples/basic/`, or the one in `page.json`. */
  readonly route: string;
  /** The module that starts it, relative to the project's root. */
  readonly entry: string;
  readonly title: string;
  readonly description: string;
  /** Origins that it shows in frames at a visitor's request. */
  readonly frames: readonly string[];
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /**
   * Whether it runs code that readers write. Such a page has its own policy, and its script is inline, because its
   * frame may be sandboxed: there, modules need CORS headers, and in WebKit no file of the site matches `'self'`.
   */
  readonly runsCode: boolean;
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
      `${file} must hold an object with the texts "title" and "description"; "route" is a path like "/playground/", "frames" a list of origins, "indexed" and "runsCode" are true or false.`,
    );
  }
  return {
    route: content.route ?? `/examples/${name}/`,
    entry: `${FOLDER}/${name}/main.tsx`,
    title: content.title,
    description: content.description,
    frames: content.frames ?? [],
    indexed: content.indexed ?? true,
    runsCode: content.runsCode ?? false,
  };
}

type PageFile = Pick<StandalonePage, 'title' | 'description'> &
  Partial<Pick<StandalonePage, 'route' | 'frames' | 'indexed' | 'runsCode'>>;

function isPageFile(value: unknown): value is PageFile {
  if (typeof value !== 'object' || value === null) return false;
  const { title, description, route, frames, indexed, runsCode }: Partial<Record<keyof PageFile, unknown>> = {
    ...value,
  };
  return (
    typeof title === 'string' &&
    typeof description === 'string' &&
    (route === undefined || (typeof route === 'string' && /^\/(?:[\w-]+\/)+$/.test(route))) &&
    isOrigins(frames) &&
    isFlag(indexed) &&
    isFlag(runsCode)
  );
}

function isFlag(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

function isOrigins(value: unknown): boolean {
  return (
    value === undefined || (Array.isArray(value) && value.every((url) => URL.parse(url)?.origin === url))
  );
}
