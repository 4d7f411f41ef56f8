import type { QueryClient } from '@tanstack/react-query';
import { fieldsOf } from '../../../shared/fields-of.ts';
import { sampleTypesPath } from '../../../shared/page-data-path.ts';
import { PAGE_IDS } from '../../../shared/page-ids.ts';
import type { SampleTypes } from '../../../shared/sample-types.ts';
import { RELEASE_FILE } from '../../data/page-query.ts';
import { mayPrefetch } from '../../platform/network/connection.ts';

/** Milliseconds for which the pointer rests on a name before its type appears. A passing pointer shows nothing. */
const SHOW_DELAY_MS = 150;

/** Milliseconds for which the type stays after the pointer has left the name, so that the pointer can move onto it. */
const HIDE_DELAY_MS = 200;

/** Distance between a name and its type, in CSS pixels. */
const GAP_PX = 4;

/**
 * Shows the type of a name in a sample, with the first sentence of its API entry, while the pointer or the focus is on
 * it (WCAG 1.4.13: the tooltip is hoverable, persistent and dismissible with Escape). On a touch screen the first tap
 * shows the type and the second one follows the link. The types are fetched when the first one is shown.
 */
export class TypeTooltip {
  readonly #article: HTMLElement;
  readonly #queryClient: QueryClient;
  #wasAsked = false;
  #tooltip: HTMLElement | undefined;
  #name: HTMLAnchorElement | undefined;
  #timer = 0;
  #touched = false;

  constructor(article: HTMLElement, signal: AbortSignal, queryClient: QueryClient) {
    this.#article = article;
    this.#queryClient = queryClient;
    article.addEventListener('pointerover', (event) => this.#onPointer(event), { signal });
    article.addEventListener('pointerout', () => this.#hideSoon(), { signal });
    article.addEventListener('focusin', (event) => this.#onFocus(event), { signal });
    article.addEventListener('focusout', () => this.#hide(), { signal });
    article.addEventListener('pointerdown', (event) => this.#onPress(event), { signal });
    // In the capture phase, before the site's links are followed.
    article.addEventListener('click', (event) => this.#onClick(event), { signal, capture: true });
    document.addEventListener('keydown', (event) => this.#onKey(event), { signal, capture: true });
    signal.addEventListener('abort', () => this.#hide());
  }

  #onPointer(event: PointerEvent): void {
    const name = nameAt(event);
    if (name === undefined || event.pointerType === 'touch' || !this.#mayShow()) return;
    this.#load();
    window.clearTimeout(this.#timer);
    if (name !== this.#name) this.#timer = window.setTimeout(() => void this.#show(name), SHOW_DELAY_MS);
  }

  #onFocus(event: FocusEvent): void {
    const name = nameAt(event);
    if (name?.matches(':focus-visible') && this.#mayShow()) void this.#show(name);
  }

  #onPress(event: PointerEvent): void {
    this.#touched = event.pointerType === 'touch' && nameAt(event) !== this.#name;
  }

  #onClick(event: MouseEvent): void {
    const name = nameAt(event);
    const isFirstTap = this.#touched;
    this.#touched = false;
    if (!isFirstTap) return;
    if (name === undefined) {
      this.#hide();
    } else {
      event.preventDefault();
      event.stopPropagation();
      void this.#show(name);
    }
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#tooltip === undefined) return;
    event.stopPropagation();
    this.#hide();
  }

  #mayShow(): boolean {
    return this.#wasAsked || mayPrefetch();
  }

  #load(): Promise<SampleTypes | undefined> {
    this.#wasAsked = true;
    const route = window.location.pathname.slice(import.meta.env.BASE_URL.length).replace(/\/$/, '');
    return this.#queryClient
      .fetchQuery({ queryKey: ['types', route], queryFn: () => fetchTypes(route), ...RELEASE_FILE })
      .catch(() => undefined); // Without a network there are no types; the links work all the same.
  }

  async #show(name: HTMLAnchorElement): Promise<void> {
    this.#hide();
    this.#name = name;
    const types = await this.#load();
    if (this.#name !== name || !name.isConnected) return;
    const block = [...this.#article.querySelectorAll('figure.code')].findIndex((figure) =>
      figure.contains(name),
    );
    const [type, summary] = types?.types[types.blocks[block]?.[name.textContent] ?? -1] ?? [];
    if (type === undefined) return;
    const tooltip = tooltipOf(type, summary ?? '');
    tooltip.addEventListener('pointerenter', () => window.clearTimeout(this.#timer));
    tooltip.addEventListener('pointerleave', () => this.#hideSoon());
    // Inside the page's landmark, and outside of sections that clip their overflow.
    (name.closest('main') ?? document.body).append(tooltip);
    place(tooltip, name);
    name.setAttribute('aria-describedby', PAGE_IDS.sampleType);
    this.#tooltip = tooltip;
  }

  #hideSoon(): void {
    window.clearTimeout(this.#timer);
    if (this.#name === undefined || this.#name === document.activeElement) return;
    this.#timer = window.setTimeout(() => this.#hide(), HIDE_DELAY_MS);
  }

  #hide(): void {
    window.clearTimeout(this.#timer);
    this.#tooltip?.remove();
    this.#name?.removeAttribute('aria-describedby');
    this.#tooltip = undefined;
    this.#name = undefined;
  }
}

/** Returns the name in a sample that an event targets. */
function nameAt({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('pre a[href]')) || undefined;
}

function tooltipOf(type: string, summary: string): HTMLElement {
  const tooltip = document.createElement('div');
  tooltip.id = PAGE_IDS.sampleType;
  tooltip.className = 'sample-type';
  tooltip.role = 'tooltip';
  if (summary !== '') {
    const text = document.createElement('p');
    text.textContent = summary;
    tooltip.append(text);
  }
  const code = document.createElement('code');
  code.textContent = type;
  tooltip.append(code);
  return tooltip;
}

/** Places the tooltip below its name, or above if only there is room below the navbar; never over the name's line. */
function place(tooltip: HTMLElement, name: HTMLElement): void {
  const line = name.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const roomBelow = document.documentElement.clientHeight - line.bottom;
  const roomAbove = line.top - (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
  const top =
    roomBelow < height + GAP_PX && roomAbove > height + GAP_PX
      ? line.top - height - GAP_PX
      : line.bottom + GAP_PX;
  const left = Math.max(8, Math.min(line.left, document.documentElement.clientWidth - width - 8));
  const origin = (tooltip.offsetParent ?? document.documentElement).getBoundingClientRect();
  tooltip.style.top = `${top - origin.top}px`;
  tooltip.style.left = `${left - origin.left}px`;
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
