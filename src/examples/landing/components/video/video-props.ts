/** The props of a video. */
export interface VideoProps {
  /** See video-id.ts. */
  readonly videoId: string;
  /** The accessible name of the video. */
  readonly title: string;
  readonly radius: number;
}

/** The defaults of a video. */
export const VIDEO_DEFAULTS: VideoProps = { videoId: 'IwzUs1IMdyQ', title: 'Video', radius: 12 };
