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
  const { state, request } = useEmbed(place, frame);
  const { href, title, description, touch, picture } = example;

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
      <div ref={place} className="embed-frame" data-state={state}>
        {picture && state !== 'ready' && <EmbedPicture href={href} picture={picture} />}
        {(state === 'loading' || state === 'ready') && (
          <iframe ref={frame} src={siteUrl(href)} title={title} allowFullScreen />
        )}
        <div className="embed-state needs-js">
          <p role="status">
            {(state === 'waiting' || state === 'loading') && 'Loading the editor…'}
            {state === 'late' && "The editor isn't responding."}
          </p>
          {state === 'late' && (
            <>
              <SiteLink className="button" href={href}>
                Open the editor
              </SiteLink>
              <button type="button" className="button button-quiet" onClick={request}>
                Try again
              </button>
            </>
          )}
          {state === 'waiting' && (
            <>
              <p className="embed-offer">To save data, the editor does not load by itself.</p>
              <button type="button" className="button embed-offer" onClick={request}>
                Load the editor
              </button>
            </>
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
 * `waiting`: not near the view, or for the reader, to save data; `loading`: in its frame, not painted; `ready`: painted;
 * `late`: no message in time.
 */
type EmbedState = 'waiting' | 'loading' | 'ready' | 'late';

/** Loads the editor's frame and tracks its state. If the reader saves data, the frame waits for a press. */
function useEmbed(place: RefObject<HTMLElement | null>, frame: RefObject<HTMLIFrameElement | null>) {
  const [state, setState] = useState<EmbedState>('waiting');

  useEffect(() => {
    const element = place.current;
    if (state !== 'waiting' || element === null) return;
    return onNear(element, NEAR, () => {
      if (mayPrefetch()) setState('loading');
      // By this mark, the style sheet shows an offer in place of the waiting state.
      else document.documentElement.dataset['savesData'] = '';
    });
  }, [place, state]);

  // In a layout effect, so that no message of the frame can arrive earlier.
  useLayoutEffect(() => {
    if (state !== 'loading' || frame.current === null) return;
    const stopListening = onEditorLoaded(frame.current, () => setState('ready'));
    const timer = setTimeout(() => setState('late'), READY_TIMEOUT_MS);
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [frame, state]);

  /** Loads the editor, again if it was late. */
  const request = () => setState('loading');
  return { state, request };
}
