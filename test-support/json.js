import { readFileSync } from 'node:fs';

/**
 * Parses a JSON file. The value is unknown until `get`, `listAt` and `textAt` have read it: the files come from other
 * programs and from people.
 *
 * @param {string | URL} file
 * @returns {unknown}
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Returns the value at a key, or `undefined`.
 *
 * @param {unknown} value
 * @param {string} key
 * @returns {unknown}
 */
export function get(value, key) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/**
 * Returns the entries of the object at a key; none if there is no object.
 *
 * @param {unknown} value
 * @param {string} key
 * @returns {Map<string, unknown>}
 */
export function mapAt(value, key) {
  return new Map(Object.entries(get(value, key) ?? {}));
}

/**
 * Returns the array at a key; an empty one if there is none.
 *
 * @param {unknown} value
 * @param {string} key
 * @returns {readonly unknown[]}
 */
export function listAt(value, key) {
  const list = get(value, key);
  return Array.isArray(list) ? list : [];
}

/**
 * Returns the string at a key; an empty one if there is none.
 *
 * @param {unknown} value
 * @param {string} key
 * @returns {string}
 */
export function textAt(value, key) {
  const text = get(value, key);
  return typeof text === 'string' ? text : '';
}
