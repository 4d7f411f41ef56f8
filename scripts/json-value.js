/**
 * The value at a key of parsed JSON, or `undefined` when there is none: reports come from other programs.
 *
 * @param {unknown} value
 * @param {string} key
 * @returns {unknown}
 */
export function get(value, key) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/**
 * The list at a key of parsed JSON; empty when there is none.
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
 * The text at a key of parsed JSON; empty when there is none.
 *
 * @param {unknown} value
 * @param {string} key
 * @returns {string}
 */
export function textAt(value, key) {
  const text = get(value, key);
  return typeof text === 'string' ? text : '';
}
