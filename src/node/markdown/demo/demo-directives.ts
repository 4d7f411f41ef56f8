import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { Page } from '../page.ts';
import { reportStrayDirectives } from '../stray-directives.ts';
import { DEMO_DIRECTIVE, DEMO_FORM } from './demo-syntax.ts';
import { APP_ENTRY, appAfter } from './page-app.ts';
import { readDemo } from './read-demo.ts';

/**
 * Marks each `::demo[…]{name="…"}` for the HTML tree (`data-demo` or `data-app`, `data-height`), where `finishDemos`
 * finds it. One that cannot be shown is reported and taken out. Whether its file exists is no matter of the page: that
 * is checked when the site is put together, so that a cached page hears of a demo that came or went.
 */
export function markDemos(tree: Root, page: Page): void {
  reportStrayDirectives(tree, page, { name: DEMO_DIRECTIVE, form: DEMO_FORM });
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== DEMO_DIRECTIVE || parent === undefined || index === undefined) return;
    const hProperties = propertiesOf(node, tree, page);
    if (hProperties === undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    node.data = { ...node.data, hName: 'div', hProperties };
  });
}

function propertiesOf(node: LeafDirective, tree: Root, page: Page): Record<string, string> | undefined {
  const demo = readDemo(node, page);
  if (demo === undefined) return undefined;
  const { runs, height } = demo;
  if ('name' in runs) {
    page.demos.push({ name: runs.name, ...page.report.locate(node.position?.start) });
    return { dataDemo: runs.name, dataHeight: height };
  }
  return takeApp(runs.app, node, tree, page) ? { dataApp: runs.app, dataHeight: height } : undefined;
}

/** Notes the app that a page has after a section. False when it has none there, which is reported. */
function takeApp(section: string, node: LeafDirective, tree: Root, page: Page): boolean {
  const files = appAfter(tree, section);
  const complain = (message: string, hint: string) => page.report.error(node.position?.start, message, hint);
  if (files === undefined) {
    complain(`No section has the id "${section}".`, `Give it one: "## Title {#${section}}".`);
  } else if (files[APP_ENTRY] === undefined) {
    complain(
      `After the section "${section}" the page has not shown ${APP_ENTRY}.`,
      `The app begins with it: a block of code with title="${APP_ENTRY}".`,
    );
  } else {
    page.apps.push({ section, files });
    return true;
  }
  return false;
}
