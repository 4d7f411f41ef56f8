import { useEffect, useRef } from 'react';
import { PARTS, type Part, pointedPart, shownCode } from './parts.ts';

/** The parts of the editor, each with the documentation and the source of what makes it. */
export function PartList({ current }: { readonly current: Part | undefined }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current !== undefined) list.current?.querySelector<HTMLElement>('[aria-current] a')?.focus();
  }, [current]);
  const point = (part: Part) => {
    const element = document.querySelector(part.selector);
    pointedPart.set(element === null ? undefined : { part, element });
  };
  const leave = () => pointedPart.set(undefined);
  return (
    <ul ref={list} className="part-list">
      {PARTS.map((part) => (
        <li
          key={part.name}
          aria-current={part === current || undefined}
          onPointerEnter={() => point(part)}
          onPointerLeave={leave}
          onFocus={() => point(part)}
          onBlur={leave}
        >
          {part.name}
          <a href={part.docs} target="_top">
            {part.api}
          </a>
          <button
            type="button"
            className="text-button"
            onClick={() => shownCode.set({ tab: 'Source', part })}
          >
            {part.file}
          </button>
        </li>
      ))}
    </ul>
  );
}
