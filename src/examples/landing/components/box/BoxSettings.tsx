import { useId } from 'react';
import { ChoiceField } from '../../settings/ChoiceField.tsx';
import { ColorField } from '../../settings/ColorField.tsx';
import { LengthField } from '../../settings/LengthField.tsx';
import { Section } from '../../settings/Section.tsx';
import { SelectField } from '../../settings/SelectField.tsx';
import { SidesField } from '../../settings/SidesField.tsx';
import { SliderField } from '../../settings/SliderField.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { BOX_DEFAULTS } from './box-props.ts';

/** Settings of a container and similar components. */
export function BoxSettings() {
  const field = useSettings(BOX_DEFAULTS);
  return (
    <>
      <Section title="Layout">
        <ChoiceField label="Direction" options={DIRECTIONS} {...field('direction')} />
        <ChoiceField label="Align" options={ALIGNMENTS} {...field('align')} />
        <SelectField label="Distribute" options={JUSTIFICATIONS} {...field('justify')} />
        <SliderField label="Gap" min={0} max={96} unit="px" spacing="gap" {...field('gap')} />
      </Section>
      <Section title="Size">
        <LengthField label="Width" axis="width" units={['auto', '%', 'px']} {...field('width')} />
        <LengthField label="Minimum height" axis="height" units={['auto', 'px']} {...field('height')} />
        <SwitchField label="Fill the space that is left" {...field('grow')} />
      </Section>
      <Section title="Space">
        <SidesField label="Padding" spacing="padding" {...field('padding')} />
        <SidesField label="Margin" spacing="margin" {...field('margin')} />
      </Section>
      <Section title="Colours">
        <ColorField label="Background" {...field('background')} />
        <ColorField label="Text" {...field('color')} />
      </Section>
      <Section title="Decoration">
        <SliderField label="Corner radius" min={0} max={64} unit="px" {...field('radius')} />
        <SliderField label="Shadow" min={0} max={100} {...field('shadow')} />
      </Section>
    </>
  );
}

/** Directions of a box. */
const DIRECTIONS = [
  { value: 'column', label: 'Below each other', icon: 'column' },
  { value: 'row', label: 'Side by side', icon: 'row' },
] as const;

/** Alignment of children across the direction. */
const ALIGNMENTS = [
  { value: 'stretch', label: 'Stretch', icon: 'alignStretch' },
  { value: 'start', label: 'Start', icon: 'alignStart' },
  { value: 'center', label: 'Centre', icon: 'alignCenter' },
  { value: 'end', label: 'End', icon: 'alignEnd' },
] as const;

/** Alignment of children along the direction. */
const JUSTIFICATIONS = [
  { value: 'start', label: 'At the start' },
  { value: 'center', label: 'In the centre' },
  { value: 'end', label: 'At the end' },
  { value: 'space-between', label: 'Space between' },
] as const;

interface Props {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** A switch. */
function SwitchField({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="field switch">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
    </div>
  );
}
