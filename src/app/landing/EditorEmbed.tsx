import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LandingPageData } from '../../shared/page-data.ts';
import { PAGE_IDS } from '../../shared/page-ids.ts';
import { onEditorLoaded } from '../platform/document/frame-messages.ts';
import { siteUrl } from '../platform/document/urls.ts';
import { onNear } from '../platform/input/on-near.ts';
import { mayPrefetch } from '../platform/network/connection.ts';
import { SiteLink } from '../ui/SiteLink.tsx';

type Example = Required<LandingPageData>['example'];

/**
 * The example editor in a frame. Until the editor reports that it has painted, a waiting state is shown over a picture
 * that links to the editor; without JavaScript the picture alone. The frame loads when the picture is near the view, or,
 * if the reader saves data, when the button is pressed. An editor that fails sends no message; then a link replaces the
 * frame.
 */
export function EditorEmbed({ example }: { readonly example: Example }) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { stage, request } = useEmbed({ place, frame, link });
  const { href, title, description, touch, picture } = example;
  // Before hydration nobody but the style sheet knows which of the two it is.
  const isOffered = stage === 'waiting' || stage === 'offered';

  return (
    <section className="embed" aria-labelledby={PAGE_IDS.embedTitle}>
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
          <SiteLink href={href}>Open it on its own page</SiteLink>
        </p>
      </div>
      <div ref={place} className="embed-frame" data-stage={stage}>
        {picture && stage !== 'ready' && <EmbedPicture href={href} picture={picture} />}
        {(stage === 'loading' || stage === 'ready') && (
          <iframe ref={frame} src={siteUrl(href)} title={title} allowFullScreen />
        )}
        <div className="embed-state needs-js">
          <p role="status">
            {(stage === 'waiting' || stage === 'loading') && 'Loading the editor…'}
            {stage === 'late' && "The editor isn't responding."}
          </p>
          {isOffered && <p className="embed-offer">To save data, the editor does not load by itself.</p>}
          {stage === 'late' && (
            <>
              <SiteLink ref={link} className="button" href={href}>
                Open the editor
              </SiteLink>
              <button type="button" className="button button-quiet" onClick={request}>
                Try again
              </button>
            </>
          )}
          {isOffered && (
            <button type="button" className="button embed-offer" onClick={request}>
              Load the editor
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** A picture of the example that links to it. The browser loads only the image of the current colour mode, lazily. */
function EmbedPicture({ href, picture }: Pick<Required<Example>, 'href' | 'picture'>) {
  const { width, height, alt } = picture;
  return (
    <SiteLink className="embed-picture" href={href}>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          data-mode={mode}
          src={siteUrl(picture[mode])}
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

interface EmbedParts {
  readonly place: RefObject<HTMLElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The link that replaces the frame of a late editor. */
  readonly link: RefObject<HTMLElement | null>;
}

/**
 * Loads the editor's frame and tracks its state. If the reader saves data, the frame waits for a click. The button of
 * `request` disappears with the focus, which then moves to the frame or, if the editor is late, to the link.
 */
function useEmbed({ place, frame, link }: EmbedParts) {
  const [stage, setStage] = useState<EmbedStage>('waiting');
  const isAsked = useRef(false);

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

  useEffect(() => {
    if (!isAsked.current || document.activeElement !== document.body) return;
    const target = stage === 'late' ? link.current : frame.current;
    target?.focus({ preventScroll: true });
  }, [stage, frame, link]);

  return {
    stage,
    /** Loads the editor, again if it was late. */
    request: () => {
      isAsked.current = true;
      setStage('loading');
    },
  };
}
