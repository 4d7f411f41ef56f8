import { useEffect, useState } from 'react';
import type { Heading } from '../../../shared/heading.ts';
import { hashTarget } from '../../ui/sections.ts';

/** Room below the navbar, in CSS pixels, in which a heading counts as having reached the top. */
const MARGIN_PX = 32;

/** Distance from the end of a page, in CSS pixels, that counts as its end, because browsers round. */
const END_TOLERANCE_PX = 2;

/** The lowest level of headings that the table of contents lists. */
const MAX_LEVEL = 3;

/** Returns the headings that the table of contents lists. */
export function listedHeadings(headings: readonly Heading[]): readonly Heading[] {
  return headings.filter(({ level }) => level <= MAX_LEVEL);
}

/** Returns the id of the listed section in view, and follows the reader's scrolling and jumps. */
export function useActiveHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    let frame = 0;
    let jump = jumpHere();
    const update = () => {
      frame = 0;
      if (jump !== undefined && Math.abs(window.scrollY - jump.scrollY) > END_TOLERANCE_PX) jump = undefined;
      setCurrent(sectionInView(places(listedHeadings(headings)), currentView(jump?.id)));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const onJump = () => {
      // The browser scrolls to the target after the event, so the position is measured in the next frame.
      requestAnimationFrame(() => {
        jump = jumpHere();
        schedule();
      });
    };
    schedule();
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('scroll', schedule, { passive: true, signal });
    window.addEventListener('resize', schedule, { signal });
    window.addEventListener('hashchange', onJump, { signal });
    window.addEventListener('arrived', onJump, { signal });
    return () => {
      cancelAnimationFrame(frame);
      listeners.abort();
    };
  }, [headings]);

  return current;
}

function jumpHere(): { readonly id: string; readonly scrollY: number } | undefined {
  const id = hashTarget(window.location.hash.slice(1))?.id;
  return id === undefined ? undefined : { id, scrollY: window.scrollY };
}

function places(sections: readonly Heading[]): readonly SectionPlace[] {
  return sections.flatMap(({ id }) => {
    const heading = document.getElementById(id);
    return heading === null ? [] : [{ id, top: heading.getBoundingClientRect().top }];
  });
}

/** @param jumpedTo the section that the reader jumped to and has not scrolled away from */
function currentView(jumpedTo: string | undefined) {
  const { scrollHeight } = document.documentElement;
  const navbar = document.querySelector('.navbar');
  return {
    /** Height of the part of the window that the navbar covers, in CSS pixels. */
    covered: (navbar?.getBoundingClientRect().bottom ?? 0) + MARGIN_PX,
    height: window.innerHeight,
    /** Whether the page cannot scroll further down. */
    atEnd: window.scrollY + window.innerHeight >= scrollHeight - END_TOLERANCE_PX,
    jumpedTo,
  };
}

/** The position of a section's heading, in CSS pixels from the top of the window. */
export interface SectionPlace {
  readonly id: string;
  readonly top: number;
}

/**
 * Returns the section that a reader is in: the last one whose heading has passed the top of the window. Two cases
 * differ, because headings near the page's end cannot reach the top: a section that was jumped to counts while its
 * heading is in the window, and at the end of the page the last section in the window counts.
 */
export function sectionInView(
  sections: readonly SectionPlace[],
  view: ReturnType<typeof currentView>,
): string | undefined {
  const visible = sections.filter(({ top }) => top >= 0 && top < view.height);
  if (visible.some(({ id }) => id === view.jumpedTo)) return view.jumpedTo;
  if (view.atEnd && visible.length > 0) return visible.at(-1)?.id;
  return sections.findLast(({ top }) => top <= view.covered)?.id;
}
