import { Section } from '../../settings/Section.tsx';
import { SliderField } from '../../settings/SliderField.tsx';
import { TextField } from '../../settings/TextField.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { parseVideoId } from './video-id.ts';
import { VIDEO_DEFAULTS } from './video-props.ts';

/** Settings of a video. */
export function VideoSettings() {
  const { props, set } = useSettings(VIDEO_DEFAULTS);
  const isKnown = parseVideoId(props.videoId) !== undefined;
  return (
    <>
      <Section title="Content">
        <TextField
          label="YouTube address or id"
          value={props.videoId}
          problem={isKnown ? undefined : 'This is neither the address nor the id of a YouTube video.'}
          onChange={(value) => set('videoId', parseVideoId(value) ?? value)}
        />
        <TextField label="Title" value={props.title} onChange={(value) => set('title', value)} />
      </Section>
      <Section title="Look">
        <SliderField
          label="Corner radius"
          value={props.radius}
          min={0}
          max={48}
          unit="px"
          onChange={(value) => set('radius', value)}
        />
      </Section>
    </>
  );
}
