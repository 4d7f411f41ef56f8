import * as core from '@craftjs/core';
import { Editor, type EditorStore, useEditor } from '@craftjs/core';
import * as layers from '@craftjs/layers';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import type { CompiledModule } from '../protocol/code-frame.ts';
import { guard } from './guard.ts';
import { sendToPage } from './page-around.ts';

/** The packages that readers' code can import, besides its own files. */
const PACKAGES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['react', esModule(react)],
  ['react-dom', esModule(reactDom)],
  ['react-dom/client', esModule(reactDomClient)],
  ['@craftjs/core', esModule({ ...core, Editor: CheckedEditor })],
  ['@craftjs/layers', esModule(layers)],
  ['react/jsx-runtime', esModule(jsxRuntime)],
]);

/** The names of the packages for messages, without the last one, which only compiled code imports. */
const OFFERED = [...PACKAGES.keys()].slice(0, -1).map((name) => `"${name}"`);

/**
 * Returns the exports of an ES module in the form that compiled code imports: a CommonJS package is its own default.
 */
function esModule(exports: object): object {
  const { default: ownDefault, ...named } = { default: undefined, ...exports };
  return {
    ...named,
    default: ownDefault === undefined ? named : { ...Object(ownDefault), ...named },
    __esModule: true,
  };
}

/** An editor whose page is checked whenever it or the selection changes, if the program is a challenge. */
function CheckedEditor({ children, ...props }: react.ComponentProps<typeof Editor>) {
  return (
    <Editor {...props}>
      {children}
      {runCheck !== undefined && <PageCheck run={runCheck} />}
    </Editor>
  );
}

function PageCheck({ run }: { readonly run: (store: EditorStore) => void }) {
  const { json, selected, store } = useEditor((_state, query) => ({
    json: query.serialize(),
    selected: query.getEvent('selected').all().join(),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again whenever the page or the selection changes
  react.useEffect(() => {
    // After what else has rendered by then has passed its elements to the editor.
    const timer = window.setTimeout(() => run(store));
    return () => window.clearTimeout(timer);
  }, [json, selected, run, store]);
  return null;
}

/** Checks the page of an editor, if the program is a challenge. */
let runCheck: ((store: EditorStore) => void) | undefined;

/** Reports from now on what the check of a challenge, the default export of its module, finds in the page. */
export function checkPages(exports: unknown): void {
  const { default: check } = { ...Object(exports) };
  runCheck = (store) => {
    try {
      sendToPage({ kind: 'verdict', verdict: check(store) });
    } catch (error) {
      sendToPage({ kind: 'verdict', verdict: { isDone: false, found: String(error) } });
    }
  };
}

/** Runs a module: sets its exports. */
type Evaluate = (
  require: (name: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  guard: () => void,
) => void;

/** The paths of modules by the addresses of their scripts, for messages. */
const paths = new Map<string, string>();

/** Returns the module whose script has this address. */
export function pathOf(address: string): string | undefined {
  return paths.get(address);
}

/** The code before a module, which passes the module to the page. It is on the first line of the module. */
export const MODULE_START = '__module(function (require, module, exports, __guard) {';

/**
 * Fetches modules, each as a separate script, and returns the function that runs one of them by its path. Called once.
 *
 * @throws SyntaxError is not thrown but reported by the window, with its place; the promise then never settles
 */
export async function loadModules(modules: readonly CompiledModule[]): Promise<(path: string) => unknown> {
  const functions = new Map<string, Evaluate>();
  for (const module of modules) functions.set(module.path, await loadScript(module));
  const running = new Map<string, { exports: unknown }>();
  const run = (path: string): unknown => {
    const before = running.get(path);
    if (before !== undefined) return before.exports;
    const module: { exports: unknown } = { exports: {} };
    running.set(path, module);
    functions.get(path)?.((name) => resolve(name, path), module, module.exports, guard);
    return module.exports;
  };
  const resolve = (name: string, from: string): unknown => {
    const file = name.startsWith('.') ? findFile(name, from, [...functions.keys()]) : undefined;
    if (file !== undefined) return run(file);
    if (PACKAGES.has(name)) return PACKAGES.get(name);
    if (name.startsWith('.')) throw new Error(`There is no file "${name}" beside ${from}.`);
    throw new Error(
      `There is no package "${name}" here. Code imports ${OFFERED.join(', ')}, and its own files.`,
    );
  };
  return run;
}

/** Resolves an import to a file, with or without its extension. */
function findFile(name: string, from: string, files: readonly string[]): string | undefined {
  const target = new URL(name, `http://files/${from}`).pathname.slice(1);
  const candidates = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];
  return candidates.map((ending) => target + ending).find((file) => files.includes(file));
}

function loadScript({ path, code }: CompiledModule): Promise<Evaluate> {
  const address = URL.createObjectURL(new Blob([`${MODULE_START}${code}\n});`], { type: 'text/javascript' }));
  paths.set(address, path);
  return new Promise((resolve, reject) => {
    Object.defineProperty(window, '__module', { configurable: true, value: resolve });
    const script = document.createElement('script');
    script.src = address;
    // Loaded without calling `__module`: the code has a syntax error, which Firefox may report after this event.
    script.onload = () => script.remove();
    script.onerror = () => reject(new Error(`${path} could not be read.`));
    document.head.append(script);
  });
}
