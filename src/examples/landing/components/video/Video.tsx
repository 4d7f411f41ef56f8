import type { UserComponent } from '@craftjs/core';
import { useState } from 'react';
import type { StyleWithVariables } from '../../values/style.ts';
import { useConnectedRef } from '../use-connected-ref.ts';
import { useIsEditingPage } from '../use-is-editing-page.ts';
import { VideoSettings } from './VideoSettings.tsx';
import { parseVideoId } from './video-id.ts';
import { VIDEO_DEFAULTS, type VideoProps } from './video-props.ts';

/**
 * A YouTube video behind a poster: nothing is requested from YouTube before the visitor starts it. While the page is
 * edited, the inside is inert, so that a click selects the video and a drag moves it.
 */
export const Video: UserComponent<Partial<VideoProps>> = (given) => {
  const props = { ...VIDEO_DEFAULTS, ...given };
  const ref = useConnectedRef();
  const isEditing = useIsEditingPage();
  const [wanted, setWanted] = useState<string>();
  const id = parseVideoId(props.videoId);
  const style: StyleWithVariables = { '--video-radius': `${props.radius}px` };
  return (
    <div ref={ref} className="page-video" style={style}>
      <div className="page-video-inside" inert={isEditing}>
        {id !== undefined && wanted === id ? (
          <iframe
            className="page-video-player"
            src={`https://www.youtube-nocookie.com/embed/${id}`}
            title={props.title}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="encrypted-media; picture-in-picture"
            allowFullScreen
          />
        ) : (
          <Poster isKnown={id !== undefined} isEditing={isEditing} onLoad={() => setWanted(id)} />
        )}
      </div>
    </div>
  );
};

interface PosterProps {
  readonly isKnown: boolean;
  readonly isEditing: boolean;
  readonly onLoad: () => void;
}

function Poster({ isKnown, isEditing, onLoad }: PosterProps) {
  return (
    <div className="page-video-poster">
      <button type="button" className="page-video-load" disabled={!isKnown} onClick={onLoad}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5.5v13l11-6.5Z" />
        </svg>
        Load video
      </button>
      <p>{posterText(isKnown, isEditing)}</p>
    </div>
  );
}

function posterText(isKnown: boolean, isEditing: boolean): string {
  if (!isKnown) return 'This is no YouTube video. Give its address in the settings.';
  return isEditing ? 'Plays while you view the page.' : 'It comes from youtube-nocookie.com.';
}

Video.craft = {
  displayName: 'Video',
  props: VIDEO_DEFAULTS,
  related: { settings: VideoSettings },
  info: { icon: 'video' },
};
