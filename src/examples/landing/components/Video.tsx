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
            src={`https://www.youtube-nocookie.com/embed/${id}`}
            title={title}
            referrerPolicy="strict-origin-when-cross-origin"
            allow="encrypted-media; picture-in-picture"
            allowFullScreen
          />
        ) : (
          <>
            <button
              type="button"
              className="page-button-face page-video-load"
              disabled={id === undefined}
              onClick={() => setWanted(id)}
            >
              Load video
            </button>
            <p>{id ? 'It comes from youtube-nocookie.com.' : 'This is not a YouTube video.'}</p>
          </>
        )}
      </div>
    </div>
  );
};

Video.craft = {
  displayName: 'Video',
  props: DEFAULTS,
  related: {
    settings: settingsPanel({
      videoId: {
        kind: 'text',
        label: 'YouTube address or id',
        parse: (text) => parseVideoId(text) ?? text,
        problemOf: (text) =>
          parseVideoId(text) ? undefined : 'This is neither the address nor the id of a YouTube video.',
      },
      title: { kind: 'text', label: 'Title' },
      radius: { kind: 'slider', label: 'Corner radius', max: 48, unit: 'px' },
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
