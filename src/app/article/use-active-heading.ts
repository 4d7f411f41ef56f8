import { useEffect, useState } from 'react';
import { hashTarget, JUMP_EVENT } from '../ui/arrival.ts';
import { type SectionPlace, sectionInView } from './section-in-view.ts';

/** Room below the navbar, in CSS pixels, in which a heading counts as having reached the top. */
const MARGIN = 32;

/** A page within this many CSS pixels of its end is at its end: browsers round. */
const END_TOLERANCE = 2;

/** The id of the section in view, following the reader's scrolling and jumps. */
export function useSectionInView(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    let frame = 0;
    let jump = jumpHere();
    const update = () => {
      frame = 0;
      if (jump !== undefined && Math.abs(window.scrollY - jump.scrollY) > END_TOLERANCE) jump = undefined;
      setCurrent(sectionInView(places(sections), currentView(jump?.id)));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const onJump = () => {
      // The browser scrolls to the target after the event; the place to compare with is the one after that.
      requestAnimationFrame(() => {
        jump = jumpHere();
        schedule();
      });
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    window.addEventListener('hashchange', onJump);
    window.addEventListener(JUMP_EVENT, onJump);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
      window.removeEventListener('hashchange', onJump);
      window.removeEventListener(JUMP_EVENT, onJump);
    };
  }, [sections]);

  return current;
}

function jumpHere(): { readonly id: string; readonly scrollY: number } | undefined {
  const id = hashTarget(window.location.hash.slice(1))?.id;
  return id === undefined ? undefined : { id, scrollY: window.scrollY };
}

function places(sections: readonly { readonly id: string }[]): readonly SectionPlace[] {
  return sections.flatMap(({ id }) => {
    const heading = document.getElementById(id);
    return heading === null ? [] : [{ id, top: heading.getBoundingClientRect().top }];
  });
}

function currentView(jumpedTo: string | undefined) {
  const { scrollHeight } = document.documentElement;
  const navbar = document.querySelector('.navbar');
  return {
    covered: (navbar?.getBoundingClientRect().bottom ?? 0) + MARGIN,
    height: window.innerHeight,
    atEnd: window.scrollY + window.innerHeight >= scrollHeight - END_TOLERANCE,
    jumpedTo,
  };
}
