import { type RefObject, useEffect, useRef } from 'react';
import type { EmbedStage } from './use-embed.ts';

interface Targets {
  readonly frame: RefObject<HTMLElement | null>;
  readonly link: RefObject<HTMLElement | null>;
}

/**
 * The button that asks for the editor goes when it is pressed, and the focus would go with it: the frame takes it, or
 * the link that stands there when the editor is late. Nobody who has not asked loses the focus.
 */
export function useFocusAfterRequest(stage: EmbedStage, load: () => void, targets: Targets): () => void {
  const isAsked = useRef(false);
  const { frame, link } = targets;

  useEffect(() => {
    if (!isAsked.current || document.activeElement !== document.body) return;
    const target = stage === 'late' ? link.current : frame.current;
    target?.focus({ preventScroll: true });
  }, [stage, frame, link]);

  return () => {
    isAsked.current = true;
    load();
  };
}
