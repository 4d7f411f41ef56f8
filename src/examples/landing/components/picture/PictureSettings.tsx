import { ChoiceField } from '../../settings/ChoiceField.tsx';
import { Section } from '../../settings/Section.tsx';
import { SelectField } from '../../settings/SelectField.tsx';
import { SliderField } from '../../settings/SliderField.tsx';
import { TextField } from '../../settings/TextField.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { DRAWINGS } from './drawings.tsx';
import { PICTURE_DEFAULTS } from './picture-props.ts';

const OPTIONS = Object.entries(DRAWINGS).map(([value, { label }]) => ({ value, label }));

const SHAPES = [
  { value: 'wide', label: 'Wide' },
  { value: 'photo', label: 'Photo' },
  { value: 'square', label: 'Square' },
] as const;

/** Settings of a picture. */
export function PictureSettings() {
  const field = useSettings(PICTURE_DEFAULTS);
  return (
    <>
      <Section title="Content">
        <SelectField label="Drawing" options={OPTIONS} {...field('drawing')} />
        <TextField label="What it shows" placeholder="Empty if it is decoration" {...field('alt')} />
      </Section>
      <Section title="Look">
        <ChoiceField label="Shape" options={SHAPES} {...field('shape')} />
        <SliderField label="Corner radius" min={0} max={48} unit="px" {...field('radius')} />
      </Section>
    </>
  );
}
