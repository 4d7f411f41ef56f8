import type { QueryClient } from '@tanstack/react-query';
import { fieldsOf } from '../../../shared/fields-of.ts';
import { sampleTypesPath } from '../../../shared/page-data-path.ts';
import { PAGE_IDS } from '../../../shared/page-ids.ts';
import { withoutSlash } from '../../../shared/page-path.ts';
import type { SampleTypes } from '../../../shared/sample-types.ts';
import { RELEASE_FILE } from '../../data/page-query.ts';
import { mayPrefetch } from '../../platform/network/connection.ts';

/** Milliseconds for which the pointer rests on a name before its type appears. A passing pointer shows nothing. */
const SHOW_DELAY_MS = 150;

/** Milliseconds for which the type stays after the pointer has left the name, so that the pointer can move onto it. */
const HIDE_DELAY_MS = 200;

/**
 * Shows the type of a name in a sample, with the first sentence of its API entry, while the pointer or the focus is on
 * it (WCAG 1.4.13: the tooltip is hoverable, persistent and dismissible with Escape, as popovers are). On a touch screen
 * the first tap shows the type and the second one follows the link. The types are fetched when the first one is shown.
 * Browsers without anchor positioning show none.
 */
export function activateTypeTooltip(
  article: HTMLElement,
  signal: AbortSignal,
  queryClient: QueryClient,
): void {
  if (!CSS.supports('anchor-name', '--name')) return;
  const tooltip = document.createElement('div');
  Object.assign(tooltip, {
    id: PAGE_IDS.sampleType,
    className: 'sample-type',
    role: 'tooltip',
    popover: 'auto',
  });
  // Inside the page's landmark.
  (article.closest('main') ?? document.body).append(tooltip);
  let name: HTMLAnchorElement | undefined;
  let timer = 0;
  let isFirstTap = false;

  const wait = (delay: number, action: () => void) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };
  const hide = () => {
    window.clearTimeout(timer);
    name = undefined;
    tooltip.hidePopover();
  };
  const hideSoon = () => {
    if (name !== document.activeElement) wait(HIDE_DELAY_MS, hide);
  };
  const show = async (next: HTMLAnchorElement) => {
    hide();
    name = next;
    const content = await tooltipContent(article, next, queryClient);
    if (name !== next || !next.isConnected || content === undefined) return;
    tooltip.replaceChildren(...content);
    // With position-try-fallbacks, WebKit 2.50 keeps the styles of media queries when the window changes.
    const { top, bottom } = next.getBoundingClientRect();
    tooltip.style.setProperty('position-area', top > window.innerHeight - bottom ? 'top' : 'bottom');
    next.classList.add('has-type');
    next.setAttribute('aria-describedby', tooltip.id);
    tooltip.showPopover();
  };
  tooltip.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'open') return;
    const described = article.querySelector('.has-type');
    described?.classList.remove('has-type');
    described?.removeAttribute('aria-describedby');
  });
  tooltip.addEventListener('pointerenter', () => window.clearTimeout(timer));
  tooltip.addEventListener('pointerleave', hideSoon);

  const onPointer = (event: PointerEvent) => {
    const pointed = nameAt(event);
    if (pointed === undefined || event.pointerType === 'touch' || !mayPrefetch()) return;
    window.clearTimeout(timer);
    if (pointed !== name) wait(SHOW_DELAY_MS, () => void show(pointed));
  };
  const onFocus = (event: FocusEvent) => {
    const focused = nameAt(event);
    if (focused?.matches(':focus-visible') && mayPrefetch()) void show(focused);
  };
  const onPress = (event: PointerEvent) => {
    isFirstTap = event.pointerType === 'touch' && nameAt(event) !== name;
  };
  const onClick = (event: MouseEvent) => {
    const pressed = nameAt(event);
    if (!isFirstTap) return;
    isFirstTap = false;
    if (pressed === undefined) return hide();
    event.preventDefault();
    event.stopPropagation();
    void show(pressed);
  };
  article.addEventListener('pointerover', onPointer, { signal });
  article.addEventListener('pointerout', hideSoon, { signal });
  article.addEventListener('focusin', onFocus, { signal });
  article.addEventListener('focusout', hide, { signal });
  article.addEventListener('pointerdown', onPress, { signal });
  // In the capture phase, before the site's links are followed.
  article.addEventListener('click', onClick, { signal, capture: true });
  signal.addEventListener('abort', () => {
    hide();
    tooltip.remove();
  });
}

/** Returns the name in a sample that an event targets. */
function nameAt({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('pre a[href]')) || undefined;
}

/** Returns the first sentence and the type of a name. Without a network there are none; the links work all the same. */
async function tooltipContent(
  article: HTMLElement,
  name: HTMLAnchorElement,
  queryClient: QueryClient,
): Promise<readonly HTMLElement[] | undefined> {
  const route = withoutSlash(window.location.pathname.slice(import.meta.env.BASE_URL.length));
  const query = { queryKey: ['types', route], queryFn: () => fetchTypes(route), ...RELEASE_FILE };
  const types = await queryClient.fetchQuery(query).catch(() => undefined);
  const samples = [...article.querySelectorAll('figure.code')];
  const sample = samples.findIndex((figure) => figure.contains(name));
  const [type, summary = ''] = types?.types[types.blocks[sample]?.[name.textContent] ?? -1] ?? [];
  if (type === undefined) return undefined;
  const code = Object.assign(document.createElement('code'), { textContent: type });
  const text = Object.assign(document.createElement('p'), { textContent: summary });
  return summary === '' ? [code] : [text, code];
}

async function fetchTypes(route: string): Promise<SampleTypes> {
  const response = await fetch(`${import.meta.env.BASE_URL}${sampleTypesPath(`/${route}`)}`);
  const types: unknown = await response.json();
  if (!isSampleTypes(types)) throw new Error('The server’s answer was not the types of a page.');
  return types;
}

function isSampleTypes(value: unknown): value is SampleTypes {
  const { types, blocks } = fieldsOf(value);
  return Array.isArray(types) && Array.isArray(blocks);
}
