import { useEffect } from 'react';
import { useStore } from '../../ui/store.ts';
import { partAround, pointedPart, shownCode } from './parts.ts';

/**
 * Outlines the part of the editor that the visitor points at, with what makes it: with Alt held, and in the list of
 * parts. Pressing a part with Alt held shows it in that list.
 */
export function PartFrame() {
  useAltKey();
  const pointed = useStore(pointedPart);
  if (pointed === undefined) return null;
  const { left, top, width, height } = pointed.element.getBoundingClientRect();
  return (
    <div className="frame part-frame" style={{ left, top, width, height }} aria-hidden="true">
      <span className="frame-name">
        {pointed.part.name} – {pointed.part.api}
      </span>
    </div>
  );
}

function useAltKey(): void {
  useEffect(() => {
    const ended = new AbortController();
    const options = { signal: ended.signal, capture: true };
    let isHeld = false;
    const point = ({ altKey, target }: PointerEvent | KeyboardEvent) => {
      if (altKey || isHeld) pointedPart.set(altKey ? partAround(target) : undefined);
      isHeld = altKey;
    };
    const release = (event: KeyboardEvent) => {
      if (!event.altKey) point(event);
    };
    const press = (event: MouseEvent) => {
      const pressed = event.altKey ? partAround(event.target) : undefined;
      if (pressed === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') shownCode.set({ tab: 'Parts', part: pressed.part });
    };
    document.addEventListener('pointermove', point, options);
    document.addEventListener('keyup', release, options);
    for (const type of ['mousedown', 'click'] as const) document.addEventListener(type, press, options);
    return () => ended.abort();
  }, []);
}
