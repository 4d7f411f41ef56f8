import { useRef } from 'react';
import type { LandingExample } from '../../shared/page-data.ts';
import { SiteLink } from '../ui/SiteLink.tsx';
import { EmbedPicture } from './EmbedPicture.tsx';
import { useEmbed } from './use-embed.ts';
import { useFocusAfterRequest } from './use-focus-after-request.ts';

/**
 * The example editor in a frame. It is a picture with a link at first, so that it costs the first paint nothing and
 * works without JavaScript; the frame comes when the page is alive and the place is near the view, or when the reader
 * asks. A failure stays in the frame: the editor is then silent, and a link takes its place.
 */
export function EditorEmbed({ example }: { readonly example: LandingExample }) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { stage, load } = useEmbed(place, frame);
  const request = useFocusAfterRequest(stage, load, { frame, link });
  const { href, title, description, picture } = example;

  return (
    <section className="embed" aria-labelledby="embed-title">
      <div className="embed-text">
        <h2 id="embed-title">{title}</h2>
        <p>
          {description} <SiteLink href={href}>Open it on a page of its own</SiteLink>
        </p>
      </div>
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
            {stage === 'loading' && 'Loading the editor…'}
            {stage === 'late' && 'The editor does not answer.'}
          </p>
          {stage === 'late' && (
            <SiteLink ref={link} className="button" href={href}>
              Open the editor
            </SiteLink>
          )}
          {(stage === 'offered' || stage === 'late') && (
            <button
              type="button"
              className={stage === 'late' ? 'button button-quiet' : 'button'}
              onClick={request}
            >
              {stage === 'late' ? 'Try again' : 'Load the editor'}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
