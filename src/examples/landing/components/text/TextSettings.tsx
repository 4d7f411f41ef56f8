import { ChoiceField } from '../../settings/ChoiceField.tsx';
import { ColorField } from '../../settings/ColorField.tsx';
import { Section } from '../../settings/Section.tsx';
import { SelectField } from '../../settings/SelectField.tsx';
import { SidesField } from '../../settings/SidesField.tsx';
import { SliderField } from '../../settings/SliderField.tsx';
import { TextField } from '../../settings/TextField.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { plainText } from '../../values/plain-text.ts';
import { TEXT_DEFAULTS } from './text-props.ts';

/** Settings of a text. */
export function TextSettings() {
  const field = useSettings(TEXT_DEFAULTS);
  return (
    <>
      <Section title="Content">
        <TextField label="Text" multiline {...field('text', plainText)} />
        <SelectField label="Meaning" options={TEXT_KINDS} {...field('kind')} />
      </Section>
      <Section title="Typography">
        <SliderField label="Size" min={10} max={80} unit="px" {...field('size')} />
        <SelectField label="Weight" options={WEIGHTS} {...field('weight')} />
        <SliderField label="Line height" min={1} max={2} step={0.05} {...field('leading')} />
        <ChoiceField label="Align" options={TEXT_ALIGNMENTS} {...field('align')} />
      </Section>
      <Section title="Colour">
        <ColorField label="Text colour" {...field('color')} />
      </Section>
      <Section title="Space" isOpen={false}>
        <SidesField label="Margin" spacing="margin" {...field('margin')} />
      </Section>
    </>
  );
}

/** The kinds of texts. */
const TEXT_KINDS = [
  { value: 'paragraph', label: 'Paragraph' },
  { value: 'heading', label: 'Heading' },
  { value: 'subheading', label: 'Subheading' },
] as const;

/** Font weights that system fonts have. */
const WEIGHTS = [
  { value: 400, label: 'Regular' },
  { value: 500, label: 'Medium' },
  { value: 600, label: 'Semibold' },
  { value: 700, label: 'Bold' },
  { value: 800, label: 'Heavy' },
];

/** Alignment of a text. */
const TEXT_ALIGNMENTS = [
  { value: 'start', label: 'Start', icon: 'textStart' },
  { value: 'center', label: 'Centre', icon: 'textCenter' },
  { value: 'end', label: 'End', icon: 'textEnd' },
] as const;
