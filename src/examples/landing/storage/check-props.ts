import { isJsonObject, type JsonObject } from './json-value.ts';

/** The valid props, and the problems of the others. */
export interface CheckedProps {
  readonly props: Record<string, unknown>;
  readonly problems: readonly string[];
}

/**
 * Checks props against the component's defaults: each must be of the same kind. Drops props that the component does not
 * know, so a page from a newer version of the editor still loads.
 */
export function checkProps(given: unknown, defaults: JsonObject): CheckedProps {
  if (!isJsonObject(given)) return { props: {}, problems: ['“props” must be an object'] };
  const props: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, fallback] of Object.entries(defaults)) {
    if (!Object.hasOwn(given, name)) continue;
    const value = given[name];
    if (isSameKind(value, fallback)) props[name] = value;
    else problems.push(`“${name}” must be ${describe(fallback)}`);
  }
  return { props, problems };
}

function isSameKind(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) {
    return (
      Array.isArray(value) &&
      value.length === sample.length &&
      value.every((entry, index) => isSameKind(entry, sample[index]))
    );
  }
  if (typeof sample === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === typeof sample;
}

function describe(sample: unknown): string {
  if (Array.isArray(sample)) return `a list of ${sample.length} numbers`;
  if (typeof sample === 'number') return 'a number';
  return typeof sample === 'boolean' ? 'true or false' : 'a text';
}
