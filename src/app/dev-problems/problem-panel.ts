import { NOTATION_FILE, notationRowId, PREVIEW_CLASS } from '../../shared/content-editor.ts';
import { decoded } from '../../shared/decoded.ts';
import {
  ADD_WORD_EVENT,
  countProblems,
  type DevProblem,
  type DevProblems,
  keepsPage,
  MAX_LISTED,
  PROBLEMS_EVENT,
  PROBLEMS_REQUEST,
  unlistedSentence,
} from '../../shared/dev-events.ts';
import { withoutSlash } from '../../shared/page-path.ts';
import panelStyle from './problem-panel.css?inline';

// Only the dev server loads this module, beside each page: the published app does not contain it. The list is in a
// shadow tree at the end of the body, where neither React nor the styles of the site reach it.

/** The list of problems at the bottom of a page. */
class ProblemPanel {
  readonly #region = document.createElement('section');
  readonly #details = document.createElement('details');
  readonly #summary = document.createElement('summary');
  readonly #list = document.createElement('ol');
  readonly #status = document.createElement('p');
  #problems: readonly DevProblem[] = [];
  #errors: ReadonlySet<string> = new Set();
  #count = '';

  constructor() {
    const host = document.createElement('dev-problems');
    const root = host.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(panelStyle);
    root.adoptedStyleSheets = [style];
    this.#region.setAttribute('aria-label', 'Problems');
    this.#region.hidden = true;
    this.#status.setAttribute('role', 'status');
    this.#region.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#details.open) return;
      this.#details.open = false;
      this.#summary.focus();
    });
    // Each page has a title of its own, so a change of the title ends a navigation.
    new MutationObserver(() => this.#replaceItems()).observe(document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    this.#details.append(this.#summary, this.#list, notationLink('What a page can contain'));
    this.#region.append(this.#details);
    root.append(this.#region, this.#status);
    document.body.append(host);
  }

  /** Shows the current problems. The list opens when there is a new error. */
  show({ problems, checking }: DevProblems): void {
    const errors = problems
      .filter(({ severity }) => severity === 'error')
      .map((problem) => JSON.stringify(problem));
    const hasNewError = errors.some((error) => !this.#errors.has(error));
    this.#errors = new Set(errors);
    const count = countProblems(problems);
    // Announces changes to screen readers, not the end of each check.
    if (count !== this.#count) this.#status.textContent = count === '' ? 'All problems are solved.' : count;
    this.#count = count;
    this.#region.hidden = count === '';
    this.#summary.textContent = checking === undefined ? count : `${count} · ${checking}`;
    this.#problems = problems;
    this.#replaceItems();
    this.#details.open = count !== '' && (hasNewError || this.#details.open);
  }

  /** Lists the problems of the open page first. Keeps the elements of remaining items, so that the focus stays. */
  #replaceItems(): void {
    const problems = this.#problems;
    const route = withoutSlash(window.location.pathname.slice(import.meta.env.BASE_URL.length - 1));
    const open = decoded(route) ?? route;
    // The server lists the mistakes that keep a page from the site in its place.
    const isMissing = document.querySelector('.message-code') !== null;
    if (isMissing && problems.some((problem) => keepsPage(problem, open))) window.location.reload();
    const listed = [
      ...problems.filter(({ pages }) => pages.includes(open)),
      ...problems.filter(({ pages }) => !pages.includes(open)),
    ].slice(0, MAX_LISTED);
    const former = new Map([...this.#list.children].map((item) => [item.getAttribute('data-problem'), item]));
    const items = listed.map((problem) => former.get(JSON.stringify(problem)) ?? itemOf(problem));
    if (listed.length < problems.length) {
      const sentence = unlistedSentence(problems.length - listed.length);
      items.push(former.get(sentence) ?? unlistedItem(sentence));
    }
    const isSame =
      items.length === former.size && items.every((item, index) => this.#list.children[index] === item);
    if (!isSame) this.#list.replaceChildren(...items);
  }
}

function itemOf(problem: DevProblem): HTMLElement {
  const { severity, place, message, hint, word, notation } = problem;
  const item = document.createElement('li');
  item.className = severity;
  item.setAttribute('data-problem', JSON.stringify(problem));
  const kind = element('strong', severity === 'error' ? 'Error' : 'Warning');
  item.append(kind, ...(place === '' ? [] : [' ', placeButton(place)]), element('p', message));
  if (hint !== undefined) item.append(element('p', hint, 'hint'));
  if (notation !== undefined)
    item.append(notationLink(`Notation: ${notation}`, `#${notationRowId(notation)}`));
  if (word !== undefined) item.append(wordButton(word));
  return item;
}

/** Links to the document of the notation, or to a row of its table. */
function notationLink(text: string, fragment = ''): HTMLElement {
  const link = element('a', text, 'place');
  link.setAttribute('href', `${import.meta.env.BASE_URL}admin/${NOTATION_FILE}${fragment}`);
  link.setAttribute('target', '_blank');
  return link;
}

function unlistedItem(sentence: string): HTMLElement {
  const item = document.createElement('li');
  item.setAttribute('data-problem', sentence);
  item.append(element('p', sentence, 'hint'));
  return item;
}

function wordButton(word: string): HTMLElement {
  const button = element('button', `Add "${word}" to words.txt`, 'place');
  button.setAttribute('type', 'button');
  button.addEventListener('click', () => import.meta.hot?.send(ADD_WORD_EVENT, word));
  return button;
}

/** Vite opens the file in the running editor, or in the one that the variable `LAUNCH_EDITOR` names. */
function placeButton(place: string): HTMLElement {
  const button = element('button', place, 'place');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', `Open ${place} in the editor`);
  button.addEventListener('click', () => {
    void fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(place)}`);
  });
  return button;
}

function element(name: string, text: string, className = ''): HTMLElement {
  const node = document.createElement(name);
  node.textContent = text;
  if (className !== '') node.className = className;
  return node;
}

// Vite searches the code for exactly this expression.
const hot = import.meta.hot;
// In a frame of another page, that page lists the problems, unless it is the content editor.
if (hot !== undefined && (window.self === window.top || window.frameElement?.className === PREVIEW_CLASS)) {
  const listed = document.documentElement.dataset['problemPage'];
  const panel = listed === undefined ? new ProblemPanel() : undefined;
  hot.on(PROBLEMS_EVENT, (current: DevProblems) => {
    if (panel !== undefined) panel.show(current);
    else if (JSON.stringify(current.problems) !== listed) window.location.reload();
  });
  hot.send(PROBLEMS_REQUEST);
}
