import { type DevProblems, PROBLEMS_EVENT, PROBLEMS_REQUEST } from '../../shared/dev-events.ts';

// Only the dev server loads this module, beside each page: the published app does not contain it. The list is in a
// shadow tree at the end of the body, where neither React nor the styles of the site reach it.

const STYLE = `section { position: fixed; inset: auto .5rem .5rem auto; z-index: 2147483000; max-width: min(46rem, 100vw - 1rem);
    max-height: 60vh; overflow: auto; padding: .5rem 1rem; border: 1px solid; background: Canvas; color: CanvasText;
    font: .875rem/1.5 system-ui; white-space: pre-wrap; overflow-wrap: anywhere }
  @media print { section { display: none } }`;

function itemOf({ severity, place, message, hint }: DevProblems['problems'][number]): HTMLElement {
  const item = document.createElement('li');
  const kind = severity === 'error' ? 'Error' : 'Warning';
  item.append([`${kind} ${place}`, message, hint].filter((line) => line !== undefined).join('\n'));
  return item;
}

/** Adds the list to the page. Returns the function that shows the current problems; a new error opens the list. */
function addProblemList(): (problems: DevProblems) => void {
  const region = Object.assign(document.createElement('section'), { ariaLabel: 'Problems', hidden: true });
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const status = Object.assign(document.createElement('span'), { role: 'status' });
  const list = document.createElement('ol');
  summary.append(status);
  details.append(summary, list);
  region.append(details);
  const host = document.createElement('dev-problems');
  host
    .attachShadow({ mode: 'open' })
    .append(Object.assign(document.createElement('style'), { textContent: STYLE }), region);
  document.body.append(host);
  let errors = '';
  return ({ summary: text, problems }) => {
    const former = errors;
    errors = JSON.stringify(problems.filter(({ severity }) => severity === 'error'));
    region.hidden = problems.length === 0;
    if (status.textContent !== text) status.textContent = text;
    list.replaceChildren(...problems.map(itemOf));
    if (errors !== '[]' && errors !== former) details.open = true;
  };
}

// Vite searches the code for exactly this expression.
const hot = import.meta.hot;
// In a frame of another page, that page lists the problems.
if (hot !== undefined && window.self === window.top) {
  hot.on(PROBLEMS_EVENT, addProblemList());
  hot.send(PROBLEMS_REQUEST);
}
