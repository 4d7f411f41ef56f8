import type { Sample } from './extract-blocks.ts';
import { linkImports, sampleFile } from './link-samples.ts';

/** An exported component of a sample, and the module that creates an element of it. */
export interface RenderCandidate {
  readonly sample: Sample;
  /** The export's name. */
  readonly component: string;
  /** The name of the module beside the samples; it exports `element`. */
  readonly file: string;
  readonly code: string;
}

/** A capitalised export: a component, unless the type check rejects the candidate. */
const EXPORTED = /^export (default )?(?:async )?(?:function|const|class) ([A-Z][A-Z\d_]*[a-z]\w*)\b/gm;
const IMPORTED = /^import \{([^}]*)\} from '(\.\/\d+\.tsx?)';$/gm;

/**
 * Returns the components of the samples that may be rendered by themselves. The type check decides which of them can:
 * the module of a component with a required prop does not compile.
 */
export function renderCandidates(samples: readonly Sample[]): readonly RenderCandidate[] {
  return samples.flatMap((sample, index) => {
    if (sample.language !== 'tsx') return [];
    const code = linkImports(samples, index);
    const exported = [...code.matchAll(EXPORTED)];
    const named = exported.flatMap(([, isDefault, name = '']) => (isDefault === undefined ? [name] : []));
    const known = [
      ...importedComponents(samples, index),
      { file: `./${sampleFile(samples, index)}`, names: named },
    ];
    return exported.flatMap(({ 1: isDefault, 2: component = '', index: start }) => {
      const own = ownCode(code, start);
      // Components with `useLayer` are rendered by a layers panel, and panels render nothing on the server.
      if (/\buseLayer\b/.test(own)) return [];
      const imports = [
        ...(isDefault === undefined ? [] : [`import ${component} from './${sampleFile(samples, index)}';`]),
        ...known.map(({ file, names }) => `import { ${names.join(', ')} } from '${file}';`),
      ];
      const resolver = new Set([component, ...known.flatMap(({ names }) => names)]);
      return {
        sample,
        component,
        file: renderModule(index, component),
        code: moduleOf(imports, elementOf(component, own, [...resolver])),
      };
    });
  });
}

/** Returns the name of the module that renders a component of a sample, by the index of the sample. */
export function renderModule(index: number, component: string): string {
  return `render-${index}-${component}.tsx`;
}

/**
 * Returns the components that a sample imports from other samples, directly or transitively: all of these may become
 * Nodes in it. Each name is included once, from the nearest file.
 */
function importedComponents(samples: readonly Sample[], index: number) {
  const found = new Map<string, string>();
  const seen = new Set([index]);
  // New files are appended during the iteration and visited too.
  for (const visited of seen) {
    for (const [, names = '', file = ''] of linkImports(samples, visited).matchAll(IMPORTED)) {
      for (const name of names.split(',').map((each) => each.trim())) {
        if (/^[A-Z][A-Z\d_]*[a-z]\w*$/.test(name) && !found.has(name)) found.set(name, file);
      }
      seen.add(Number.parseInt(file.slice('./'.length), 10));
    }
  }
  return [...found].map(([name, file]) => ({ file, names: [name] }));
}

/** Returns the code of a declaration, up to the first line that ends it. */
function ownCode(code: string, start: number): string {
  const end = code.slice(start).search(/^[)}\]]/m);
  return end === -1 ? code.slice(start) : code.slice(start, start + end);
}

/** Returns the JSX of a component and its surroundings. A Node in an editor has all contexts of the library. */
function elementOf(component: string, own: string, resolver: readonly string[]): string {
  const element = `<${component} />`;
  if (/<Editor\b/.test(own)) return element;
  const attribute = `resolver={{ ${resolver.join(', ')} }}`;
  if (/<Frame\b|<Layers\b/.test(own)) return `<Editor ${attribute}>${element}</Editor>`;
  return `<Editor ${attribute}><Frame>${element}</Frame></Editor>`;
}

function moduleOf(imports: readonly string[], element: string): string {
  return [
    "import { Editor, Frame } from '@craftjs/core';",
    ...imports,
    `export const element = ${element};`,
    'export const hosts = [Editor, Frame];',
    '',
  ].join('\n');
}
