import { type RefObject, useLayoutEffect, useState } from 'react';
import { createStore } from '../../ui/store.ts';

/** The devices on which the page can be previewed, with its width in its own pixels. Their icons have their names. */
export const VIEWPORTS = [
  { name: 'desktop', label: 'Desktop', width: 1120 },
  { name: 'tablet', label: 'Tablet', width: 768 },
  { name: 'phone', label: 'Phone', width: 390 },
] as const;

type Viewport = (typeof VIEWPORTS)[number];

/** Returns the device that matches the window's width. The page of a larger device would be too small to read. */
function deviceOf(windowWidth: number): Viewport {
  const [desktop, tablet, phone] = VIEWPORTS;
  if (windowWidth < 600) return phone;
  return windowWidth < 800 ? tablet : desktop;
}

/** The chosen device. Initially it is the one that fits the window. */
export const chosenViewport = createStore(deviceOf(window.innerWidth));

/**
 * Fits the page into the canvas. Returns its style, and the height that it takes on the screen. A page that is too wide
 * is scaled down, as in other page editors, and not laid out narrower. In a room narrower than a phone, the phone's page
 * is as wide as the room. Undefined before the first measurement.
 *
 * @param room the element whose content box is the room
 * @param page the element that is scaled, whose height follows its content
 */
export function useFit(
  room: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
  { name, width }: Viewport,
) {
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
  const transform = scale < 1 ? `scale(${scale})` : undefined;
  return { style: { width: own, left, transform }, height: measured.page * scale };
}
