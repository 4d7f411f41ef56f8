import { Section } from '../../settings/Section.tsx';
import { SliderField } from '../../settings/SliderField.tsx';
import { TextField } from '../../settings/TextField.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { parseVideoId } from './video-id.ts';
import { VIDEO_DEFAULTS } from './video-props.ts';

/** Settings of a video. */
export function VideoSettings() {
  const field = useSettings(VIDEO_DEFAULTS);
  const isKnown = parseVideoId(field('videoId').value) !== undefined;
  return (
    <>
      <Section title="Content">
        <TextField
          label="YouTube address or id"
          problem={isKnown ? undefined : 'This is neither the address nor the id of a YouTube video.'}
          {...field('videoId', (text) => parseVideoId(text) ?? text)}
        />
        <TextField label="Title" {...field('title')} />
      </Section>
      <Section title="Look">
        <SliderField label="Corner radius" min={0} max={48} unit="px" {...field('radius')} />
      </Section>
    </>
  );
}
