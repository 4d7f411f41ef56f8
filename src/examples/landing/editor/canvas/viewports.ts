import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IconName } from '../../ui/icons.tsx';

/** A device on which the page can be looked at. */
export interface Viewport {
  readonly name: 'desktop' | 'tablet' | 'phone';
  readonly label: string;
  readonly icon: IconName;
  /** The page's width in its own pixels. */
  readonly width: number;
}

const DESKTOP: Viewport = { name: 'desktop', label: 'Desktop', icon: 'desktop', width: 1120 };
const TABLET: Viewport = { name: 'tablet', label: 'Tablet', icon: 'tablet', width: 768 };
const PHONE: Viewport = { name: 'phone', label: 'Phone', icon: 'phone', width: 390 };

/** The devices that the top bar offers. */
export const VIEWPORTS: readonly Viewport[] = [DESKTOP, TABLET, PHONE];

/** The device that a window is as wide as; on a larger one the page could not be read in it. */
function deviceOf(windowWidth: number): Viewport {
  if (windowWidth < 600) return PHONE;
  return windowWidth < 800 ? TABLET : DESKTOP;
}

/** The device that is chosen. It begins with the one that the window fits. */
export function useViewport(): readonly [Viewport, (next: Viewport) => void] {
  const [viewport, setViewport] = useState(() => deviceOf(window.innerWidth));
  const choose = (next: Viewport) => {
    const change = () => flushSync(() => setViewport(next));
    const mayMove = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
    if (mayMove && 'startViewTransition' in document) document.startViewTransition(change);
    else change();
  };
  return [viewport, choose];
}

/** How the page is fitted into the room that the canvas has for it. */
export interface Fit {
  /** The page's width in its own pixels. */
  readonly width: number;
  /** The pixels of the screen that one of its pixels takes: at most 1. */
  readonly scale: number;
  /** Where the page begins, so that it stands in the middle of the room. */
  readonly left: number;
  /** The height that the scaled page takes on the screen. */
  readonly height: number;
}

/**
 * Fits the page into the canvas: one that is too wide is shown smaller, as in other page editors, rather than laid out
 * narrower. A phone has no width of its own where the room is narrower than it. Undefined before the first measurement.
 *
 * @param room the element whose content box is the room
 * @param page the element that is scaled, whose height follows its content
 */
export function useFit(
  room: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
  { name, width }: Viewport,
): Fit | undefined {
  const [measured, setMeasured] = useState<{ readonly room: number; readonly page: number }>();
  useLayoutEffect(() => {
    const [around, inside] = [room.current, page.current];
    if (around === null || inside === null) return;
    const measure = () => {
      const next = { room: around.clientWidth, page: inside.offsetHeight };
      setMeasured((before) => (before?.room === next.room && before.page === next.page ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    observer.observe(inside);
    return () => observer.disconnect();
  }, [room, page]);
  if (measured === undefined || measured.room === 0) return undefined;
  const own = name === 'phone' ? Math.min(width, measured.room) : width;
  const scale = Math.min(1, measured.room / own);
  const left = Math.round((measured.room - own * scale) / 2);
  return { width: own, scale, left, height: measured.page * scale };
}
