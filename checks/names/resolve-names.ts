import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type NamesFile, sampleKey } from '../../src/node/markdown/code/names.ts';
import { TYPE_IMPORTS } from '../api-coverage/coverage-map.ts';
import type { Sample } from '../samples/extract-blocks.ts';
import { sampleFile } from '../samples/link-samples.ts';
import { writeSamples } from '../samples/type-check.ts';
import type { DocumentedName } from './documented-names.ts';
import { type NameFacts, startLanguageServer } from './language-server.ts';

/** A module whose names are resolved: a sample, or the source of a demo. */
interface NamedModule {
  /** Its file in the folder of the language server. */
  readonly file: string;
  readonly code: string;
}

/** The samples of all pages by page, and the demos. */
interface NamedModules {
  readonly projectRoot: string;
  /** A folder below the project, which is emptied. */
  readonly folder: string;
  readonly samples: readonly Sample[];
  /** The sources of the demos by name. */
  readonly demos: ReadonlyMap<string, string>;
  readonly documented: readonly DocumentedName[];
}

/** The documented names in the samples of each page, by the page's file, and in the demos. */
interface ResolvedNames {
  readonly pages: ReadonlyMap<string, NamesFile>;
  readonly demos: NamesFile;
}

const PROBE = 'probe.ts';

/**
 * Finds the documented names in samples and demos with the compiler: a name matches if it has the same declaration as
 * the entry, so that a local variable called `Node` does not. Members of mapped types have no declaration; they match
 * by name and type.
 */
export async function resolveNames(options: NamedModules): Promise<ResolvedNames> {
  const { projectRoot, folder, samples, demos, documented } = options;
  const probe = probeOf(documented);
  const demoModules = [...demos].map(([name, code]) => ({ file: `${name}.tsx`, code }));
  const others = new Map([
    [PROBE, probe.code],
    ...demoModules.map(({ file, code }) => [file, code] as const),
  ]);
  await writeSamples(folder, samples, others);
  const server = await startLanguageServer(projectRoot, folder);
  try {
    const known = knownNames(documented, await server.look(PROBE, probe.places));
    const resolve = async (modules: readonly NamedModule[]): Promise<NamesFile> => {
      const targets: [string, string][] = [];
      const found: Record<string, [number, number, number][]> = {};
      for (const { file, code } of modules) {
        // Imports of other samples are rewritten to their files, on the same line.
        const lines = (await readFile(path.join(folder, file), 'utf8')).split('\n');
        const candidates = lines.flatMap((text, line) => candidatesOn(text, line, known.names));
        const facts = await server.look(file, candidates);
        const places = candidates.flatMap(({ name, line, column }, index): [number, number, number][] => {
          const { declarations = [], type } = facts[index] ?? {};
          const href = type === undefined ? undefined : known.find(name, { declarations, type });
          if (href === undefined || type === undefined) return [];
          const shown = shownType(type);
          let target = targets.findIndex((one) => one[0] === href && one[1] === shown);
          if (target === -1) target = targets.push([href, shown]) - 1;
          return [[line, column, target]];
        });
        if (places.length > 0) found[sampleKey(code)] = places;
      }
      return { targets, samples: found };
    };
    const pages = new Map<string, NamesFile>();
    for (const page of new Set(samples.map(({ file }) => file))) {
      const modules = samples.flatMap((sample, index) =>
        sample.file === page ? [{ file: sampleFile(samples, index), code: sample.code }] : [],
      );
      pages.set(page, await resolve(modules));
    }
    return { pages, demos: await resolve(demoModules) };
  } finally {
    server.close();
  }
}

/** Returns a module that uses every documented name, and the positions of the names in the order of `documented`. */
function probeOf(documented: readonly DocumentedName[]) {
  const owners = [...new Set(documented.flatMap(({ owner }) => owner ?? []))];
  const lines = [...TYPE_IMPORTS, ...owners.map((owner, index) => `declare const o${index}: ${owner};`)];
  const places = documented.map(({ name, owner }) => {
    // The layers package exports names as well; the compiler knows no more than one of the two.
    const before = owner === undefined ? 'import type { ' : `o${owners.indexOf(owner)}.`;
    const after = owner === undefined ? " } from '@craftjs/core';" : ';';
    lines.push(`${before}${name}${after}`);
    return { line: lines.length - 1, column: before.length };
  });
  return { code: `${lines.join('\n')}\n`, places };
}

function knownNames(documented: readonly DocumentedName[], facts: readonly NameFacts[]) {
  const byDeclaration = new Map<string, string>();
  const bySignature = new Map<string, string>();
  const addFirst = (hrefs: Map<string, string>, key: string, href: string) =>
    hrefs.set(key, hrefs.get(key) ?? href);
  for (const [index, { name, href }] of documented.entries()) {
    const { declarations = [], type = '' } = facts[index] ?? {};
    // The first page that documents a declaration is the one about it.
    for (const declaration of declarations) addFirst(byDeclaration, declaration, href);
    const signature = signatureOf(name, type);
    // The signature of a function is specific enough; `selected: boolean` is not.
    if (declarations.length === 0 && signature.includes('=>')) addFirst(bySignature, signature, href);
  }
  return {
    names: new Set(documented.map(({ name }) => name)),
    find: (
      name: string,
      { declarations, type }: NameFacts & { readonly type: string },
    ): string | undefined => {
      const declared = declarations.map((one) => byDeclaration.get(one)).find((href) => href !== undefined);
      return declared ?? bySignature.get(signatureOf(name, type));
    },
  };
}

/**
 * Returns the signature in a type: the same for `(property) add: (nodeToAdd: core.Node) => void` and `const add:
 * (nodeToAdd: Node) => void`.
 */
function signatureOf(name: string, type: string): string {
  const written = type.replace(/\s+/g, ' ').replace(/\b(?:core|layers)\./g, '');
  return written.slice(Math.max(0, written.indexOf(`${name}:`)));
}

const IDENTIFIER = /(?<!<\/)(?<![\w$])[A-Za-z_$][\w$]*/g;

function candidatesOn(text: string, line: number, names: ReadonlySet<string>) {
  return [...text.matchAll(IDENTIFIER)].flatMap(({ 0: name, index }) =>
    names.has(name) ? [{ name, line, column: index }] : [],
  );
}

const MAX_TYPE_LINES = 12;

/** Returns a type as readers see it: without the import that the compiler repeats, and truncated if it is long. */
function shownType(type: string): string {
  const lines = type
    .replace(/^\(alias\) /, '')
    .replace(/\nimport [^\n]*$/, '')
    .split('\n');
  return lines.length > MAX_TYPE_LINES
    ? [...lines.slice(0, MAX_TYPE_LINES), '…'].join('\n')
    : lines.join('\n');
}
