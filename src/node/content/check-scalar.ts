import { isScalar, type ParsedNode } from 'yaml';
import type { Finding } from './diagnostic.ts';
import { inWords, kindInWords } from './value-words.ts';

/** Text that says something. */
export function* checkText(node: ParsedNode, label: string): Generator<Finding> {
  const at = node.range[0];
  if (!isScalar(node)) {
    yield { at, message: `${label} is ${inWords(node)} but must be text.` };
  } else if (typeof node.value !== 'string') {
    const hint = `Put it in quotes: "${node.source}".`;
    yield { at, message: `${label} is ${inWords(node)} but must be text.`, hint };
  } else if (node.value.trim() === '') {
    yield emptyValue(at, label);
  }
}

/** A finite number. */
export function* checkNumber(node: ParsedNode, label: string): Generator<Finding> {
  if (isScalar(node) && Number.isFinite(node.value)) return;
  const message = `${label} is ${kindInWords(node)} but must be a number.`;
  yield { at: node.range[0], message, hint: 'Write digits without quotes, for example 3 or 0.5.' };
}

/** `true` or `false`. YAML 1.2 takes `yes` and `no` for text. */
export function* checkBoolean(node: ParsedNode, label: string): Generator<Finding> {
  if (isScalar(node) && typeof node.value === 'boolean') return;
  const message = `${label} is ${kindInWords(node)} but must be a truth value.`;
  yield { at: node.range[0], message, hint: 'Allowed: true, false (without quotes).' };
}

/** A day that exists, as an ISO 8601 calendar date. */
export function* checkDate(node: ParsedNode, label: string): Generator<Finding> {
  const text = isScalar(node) && typeof node.value === 'string' ? node.value : '';
  if (isCalendarDate(text)) return;
  const impossible = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const why = impossible ? ', a day that does not exist' : ' but must be a date';
  const hint = 'Allowed: year-month-day, for example 2025-01-31.';
  yield { at: node.range[0], message: `${label} is ${inWords(node)}${why}.`, hint };
}

/** One of a fixed set of texts. */
export function* checkOption(
  node: ParsedNode,
  label: string,
  options: readonly string[],
): Generator<Finding> {
  if (isScalar(node) && typeof node.value === 'string' && options.includes(node.value)) return;
  yield {
    at: node.range[0],
    message: `${label} is ${inWords(node)}.`,
    hint: `Allowed: ${options.join(', ')}.`,
  };
}

/** The finding for a field or entry that is written but says nothing. */
export function emptyValue(at: number, label: string): Finding {
  return {
    at,
    message: `${label} is empty.`,
    hint: 'Write a value, or remove the line if it may be left out.',
  };
}

function isCalendarDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // An impossible day or month rolls over into another month.
  return date.getUTCMonth() === month - 1;
}
