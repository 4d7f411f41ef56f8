import { type RefObject, useEffect, useState } from 'react';

/** The width at which the page is laid out, in its own pixels: that of a phone if the editor opens on one. */
const width = window.innerWidth < 600 ? 390 : 1120;

/**
 * Fits the page into the canvas. Returns its style, and the height that it takes on the screen. A page that is too wide
 * is scaled down, as in other page editors, and not laid out narrower. In a room narrower than a phone, the page is as
 * wide as the room. Undefined before the first measurement.
 *
 * @param room the element whose content box is the room
 * @param page the element that is scaled, whose height follows its content
 */
export function useFit(room: RefObject<HTMLElement | null>, page: RefObject<HTMLElement | null>) {
  const [measured, setMeasured] = useState<{ readonly room: number; readonly page: number }>();
  useEffect(() => {
    const [around, inside] = [room.current, page.current];
    if (around === null || inside === null) return;
    const measure = () => {
      const next = { room: around.clientWidth, page: inside.offsetHeight };
      setMeasured((before) => (before?.room === next.room && before.page === next.page ? before : next));
    };
    // It calls back at once, when the layout is known, instead of forcing one.
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    observer.observe(inside);
    return () => observer.disconnect();
  }, [room, page]);
  if (measured === undefined || measured.room === 0) return undefined;
  const own = width < 600 ? Math.min(width, measured.room) : width;
  const scale = Math.min(1, measured.room / own);
  const left = Math.round((measured.room - own * scale) / 2);
  const transform = scale < 1 ? `scale(${scale})` : undefined;
  return { style: { width: own, left, transform }, height: measured.page * scale };
}
