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
  const { props, set } = useSettings(TEXT_DEFAULTS);
  return (
    <>
      <Section title="Content">
        <TextField
          label="Text"
          multiline
          value={props.text}
          onChange={(value) => set('text', plainText(value))}
        />
        <SelectField
          label="Meaning"
          value={props.kind}
          options={TEXT_KINDS}
          onChange={(value) => set('kind', value)}
        />
      </Section>
      <Section title="Typography">
        <SliderField
          label="Size"
          value={props.size}
          min={10}
          max={80}
          unit="px"
          onChange={(value) => set('size', value)}
        />
        <SelectField
          label="Weight"
          value={props.weight}
          options={WEIGHTS}
          onChange={(value) => set('weight', value)}
        />
        <SliderField
          label="Line height"
          value={props.leading}
          min={1}
          max={2}
          step={0.05}
          onChange={(value) => set('leading', value)}
        />
        <ChoiceField
          label="Align"
          value={props.align}
          options={TEXT_ALIGNMENTS}
          onChange={(value) => set('align', value)}
        />
      </Section>
      <Section title="Colour">
        <ColorField label="Text colour" value={props.color} onChange={(value) => set('color', value)} />
      </Section>
      <Section title="Space" isOpen={false}>
        <SidesField
          label="Margin"
          spacing="margin"
          value={props.margin}
          onChange={(value) => set('margin', value)}
        />
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
