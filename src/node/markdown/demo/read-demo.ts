import type { LeafDirective } from 'mdast-util-directive';
import { isFigureName } from '../figure-name.ts';
import type { Page } from '../page.ts';
import { ALLOWED_HEIGHTS, DEFAULT_HEIGHT, DEMO_FORM, isDemoHeight } from './demo-syntax.ts';

/** What a directive asks for. */
export interface WrittenDemo {
  /** A file of the folder "demos", or the app of the page as it is after a section. */
  readonly runs: { readonly name: string } | { readonly app: string };
  readonly height: string;
}

/** Reads a demo's directive. What is wrong is reported; undefined when something is missing that it needs. */
export function readDemo(node: LeafDirective, { report }: Page): WrittenDemo | undefined {
  const start = node.position?.start;
  const { name, app, height = DEFAULT_HEIGHT, ...unknown } = node.attributes ?? {};
  for (const attribute of Object.keys(unknown)) {
    report.error(
      start,
      `A demo has no attribute "${attribute}".`,
      `Allowed are name="nodes", or app="step-1" in its place, and height, which is one of ${ALLOWED_HEIGHTS}.`,
    );
  }
  const hasSentence = node.children.length > 0;
  if (!hasSentence) {
    report.error(
      start,
      'This demo has no sentence.',
      `Say in square brackets what the reader sees or can try: ${DEMO_FORM}.`,
    );
  }
  const runs = readSubject(name, app, (message, hint) => report.error(start, message, hint));
  const hasHeight = isDemoHeight(height ?? '');
  if (!hasHeight) {
    report.error(start, `There is no height "${height}".`, `Allowed are ${ALLOWED_HEIGHTS}.`);
  }
  return hasSentence && runs !== undefined && hasHeight ? { runs, height: height ?? '' } : undefined;
}

function readSubject(
  name: string | null | undefined,
  app: string | null | undefined,
  report: (message: string, hint: string) => void,
): WrittenDemo['runs'] | undefined {
  if (app !== undefined && name === undefined) {
    if (isFigureName(app ?? '')) return { app: app ?? '' };
    report(
      `"${app}" is no id of a section.`,
      'Name the section after which the app is shown: `## Step 1 {#step-1}` and app="step-1".',
    );
    return undefined;
  }
  if (app !== undefined) {
    report('This demo has a name and an app.', 'It runs one of them: a file, or the code of its page.');
    return undefined;
  }
  if (isFigureName(name ?? '')) return { name: name ?? '' };
  report(
    (name ?? '') === '' ? 'This demo has no name.' : `"${name}" is no name of a demo.`,
    'The name is that of a file in the folder "demos", of lower-case letters, digits and hyphens, without ".tsx": name="nodes".',
  );
  return undefined;
}
