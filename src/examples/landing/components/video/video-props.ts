/** What a video can be told. */
export interface VideoProps {
  /** See video-id.ts. */
  readonly videoId: string;
  /** What the video is called by assistive technology. */
  readonly title: string;
  readonly radius: number;
}

/** The defaults of a video. */
export const VIDEO_DEFAULTS: VideoProps = { videoId: 'IwzUs1IMdyQ', title: 'Video', radius: 12 };
