import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { mayPrefetch } from '../platform/connection.ts';
import { onEditorLoaded } from '../platform/frame-messages.ts';
import { onNear } from '../platform/on-near.ts';

/** How long, in milliseconds, the editor may take to say that it has painted. */
const PATIENCE = 10_000;

/** How near to the view the place must come. By the time that it is in view, the editor is on its way. */
const NEAR = '200px 0px';

/** `offered`: not asked for; `loading`: in its frame, silent; `ready`: painted; `late`: silent for too long. */
export type EmbedStage = 'offered' | 'loading' | 'ready' | 'late';

interface Embed {
  readonly stage: EmbedStage;
  /** Loads the editor, again if it was late. */
  readonly load: () => void;
}

/** When the editor's frame is loaded, and what has become of it. On a connection that saves data it waits for a click. */
export function useEmbed(
  place: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
): Embed {
  const [stage, setStage] = useState<EmbedStage>('offered');

  useEffect(() => {
    const element = place.current;
    if (stage !== 'offered' || element === null) return;
    return onNear(element, NEAR, () => {
      if (mayPrefetch()) setStage('loading');
    });
  }, [place, stage]);

  // Before the browser goes on, so that no message of the frame can be earlier.
  useLayoutEffect(() => {
    if (stage !== 'loading' || frame.current === null) return;
    const stopListening = onEditorLoaded(frame.current, () => setStage('ready'));
    const timer = setTimeout(() => setStage('late'), PATIENCE);
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [frame, stage]);

  return { stage, load: () => setStage('loading') };
}
