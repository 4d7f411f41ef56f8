import type { UserComponent } from '@craftjs/core';
import { useState } from 'react';
import { type SettingsOf, settingsPanel } from '../settings/settings-panel.tsx';
import { usePageNode } from './use-page-node.ts';

interface VideoProps {
  readonly videoId: string;
  /** The accessible name of the video. */
  readonly title: string;
  readonly radius: number;
}

const DEFAULTS: VideoProps = { videoId: 'IwzUs1IMdyQ', title: 'Video', radius: 12 };

/**
 * A YouTube video behind a poster: nothing is requested from YouTube before the visitor starts it. While the page is
 * edited, the inside is inert, so that a click selects the video and a drag moves it.
 */
export const Video: UserComponent<Partial<VideoProps>> = (given) => {
  const { videoId, title, radius } = { ...DEFAULTS, ...given };
  const { ref, isEditing } = usePageNode();
  const [wanted, setWanted] = useState<string>();
  const id = parseVideoId(videoId);
  return (
    <div ref={ref} className="page-video" style={{ '--video-radius': `${radius}px` }}>
      <div className="page-video-inside" inert={isEditing}>
        {id !== undefined && wanted === id ? (
          <iframe
            className="page-video-player"
            src={`https://www.youtube-nocookie.com/embed/${id}`}
            title={title}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="encrypted-media; picture-in-picture"
            allowFullScreen
          />
        ) : (
          <div className="page-video-poster">
            <button
              type="button"
              className="page-button-face page-video-load"
              disabled={id === undefined}
              onClick={() => setWanted(id)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5.5v13l11-6.5Z" />
              </svg>
              Load video
            </button>
            <p>{posterText(id !== undefined, isEditing)}</p>
          </div>
        )}
      </div>
    </div>
  );
};

function posterText(isKnown: boolean, isEditing: boolean): string {
  if (!isKnown) return 'This is not a YouTube video. Enter its address in the settings.';
  return isEditing ? 'Plays while you view the page.' : 'It comes from youtube-nocookie.com.';
}

Video.craft = {
  displayName: 'Video',
  props: DEFAULTS,
  related: {
    settings: settingsPanel({
      Content: {
        videoId: {
          kind: 'text',
          label: 'YouTube address or id',
          parse: (text) => parseVideoId(text) ?? text,
          problemOf: (text) =>
            parseVideoId(text) ? undefined : 'This is neither the address nor the id of a YouTube video.',
        },
        title: { kind: 'text', label: 'Title' },
      },
      Look: { radius: { kind: 'slider', label: 'Corner radius', max: 48, unit: 'px' } },
    } satisfies SettingsOf<VideoProps>),
  },
  info: { icon: 'video' },
};

const ID = /^[\w-]{11}$/;

/** Returns the id of a YouTube video from the id itself or from one of its addresses; undefined for anything else. */
export function parseVideoId(text: string): string | undefined {
  const value = text.trim();
  if (ID.test(value)) return value;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(url.hostname))
    return undefined;
  const candidate = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? '';
  return ID.test(candidate) ? candidate : undefined;
}
