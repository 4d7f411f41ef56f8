import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ExamplePicture, LandingExample } from '../../shared/page-data.ts';
import { PAGE_IDS } from '../../shared/page-ids.ts';
import { onEditorLoaded } from '../platform/document/frame-messages.ts';
import { onNear } from '../platform/input/on-near.ts';
import { mayPrefetch } from '../platform/network/connection.ts';
import { SiteLink } from '../ui/SiteLink.tsx';

/**
 * The example editor in a frame. Until the editor reports that it has painted, a waiting state is shown over a picture
 * that links to the editor; without JavaScript the picture alone. The frame loads when the picture is near the view, or,
 * if the reader saves data, when the button is pressed. An editor that fails sends no message; then a link replaces the
 * frame.
 */
export function EditorEmbed({ example }: { readonly example: LandingExample }) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { stage, load } = useEmbed(place, frame);
  const request = useFocusAfterRequest(stage, load, { frame, link });
  const { href, title, description, touch, picture } = example;
  // Before hydration nobody but the style sheet knows which of the two it is.
  const isOffered = stage === 'waiting' || stage === 'offered';

  return (
    <section className="embed" aria-labelledby={PAGE_IDS.embedTitle}>
      <div ref={place} className="embed-frame" data-stage={stage}>
        {picture && stage !== 'ready' && <EmbedPicture href={href} picture={picture} />}
        {(stage === 'loading' || stage === 'ready') && (
          <iframe
            ref={frame}
            src={`${import.meta.env.BASE_URL}${href.slice(1)}`}
            title={title}
            allowFullScreen
          />
        )}
        <div className="embed-state needs-js">
          <p role="status">
            {(stage === 'waiting' || stage === 'loading') && 'Loading the editor…'}
            {stage === 'late' && "The editor isn't responding."}
          </p>
          {isOffered && <p className="embed-offer">To save data, the editor does not load by itself.</p>}
          {stage === 'late' && (
            <SiteLink ref={link} className="button" href={href}>
              Open the editor
            </SiteLink>
          )}
          {stage === 'late' && (
            <button type="button" className="button button-quiet" onClick={request}>
              Try again
            </button>
          )}
          {isOffered && (
            <button type="button" className="button embed-offer" onClick={request}>
              Load the editor
            </button>
          )}
        </div>
      </div>
      <div className="embed-text">
        <h2 id={PAGE_IDS.embedTitle}>{title}</h2>
        <p>
          {touch === undefined ? (
            description
          ) : (
            <>
              <span className="with-mouse">{description}</span>
              <span className="by-touch">{touch}</span>
            </>
          )}{' '}
          <SiteLink href={href}>Open it on a page of its own</SiteLink>
        </p>
      </div>
    </section>
  );
}

interface EmbedPictureProps {
  readonly href: string;
  readonly picture: ExamplePicture;
}

/** A picture of the example that links to it. The browser loads only the image of the current colour mode, lazily. */
function EmbedPicture({ href, picture }: EmbedPictureProps) {
  const { width, height, alt } = picture;
  return (
    <SiteLink className="embed-picture" href={href}>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          data-mode={mode}
          src={`${import.meta.env.BASE_URL}${picture[mode].slice(1)}`}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      ))}
    </SiteLink>
  );
}

/** Milliseconds within which the editor must report that it has painted. */
const READY_TIMEOUT_MS = 10_000;

/** Distance from the view at which the editor is loaded, so that it is on its way when it is in view. */
const NEAR = '200px 0px';

/**
 * `waiting`: not near the view; `offered`: waits for the reader, to save data; `loading`: in its frame, not painted;
 * `ready`: painted; `late`: no message in time.
 */
type EmbedStage = 'waiting' | 'offered' | 'loading' | 'ready' | 'late';

interface Embed {
  readonly stage: EmbedStage;
  /** Loads the editor, again if it was late. */
  readonly load: () => void;
}

/** Loads the editor's frame and tracks its state. If the reader saves data, the frame waits for a click. */
function useEmbed(place: RefObject<HTMLElement | null>, frame: RefObject<HTMLIFrameElement | null>): Embed {
  const [stage, setStage] = useState<EmbedStage>('waiting');

  useEffect(() => {
    const element = place.current;
    if ((stage !== 'waiting' && stage !== 'offered') || element === null) return;
    return onNear(element, NEAR, () => setStage(mayPrefetch() ? 'loading' : 'offered'));
  }, [place, stage]);

  // In a layout effect, so that no message of the frame can arrive earlier.
  useLayoutEffect(() => {
    if (stage !== 'loading' || frame.current === null) return;
    const stopListening = onEditorLoaded(frame.current, () => setStage('ready'));
    const timer = setTimeout(() => setStage('late'), READY_TIMEOUT_MS);
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [frame, stage]);

  return { stage, load: () => setStage('loading') };
}

interface Targets {
  readonly frame: RefObject<HTMLElement | null>;
  readonly link: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus to the frame when the button that loads the editor is pressed, because the button disappears with the
 * focus; or to the link that replaces the frame of a late editor. Does nothing if the reader has not pressed the
 * button.
 */
function useFocusAfterRequest(stage: EmbedStage, load: () => void, targets: Targets): () => void {
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
