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
  const { props, set } = useSettings(BOX_DEFAULTS);
  return (
    <>
      <Section title="Layout">
        <ChoiceField
          label="Direction"
          value={props.direction}
          options={DIRECTIONS}
          onChange={(value) => set('direction', value)}
        />
        <ChoiceField
          label="Align"
          value={props.align}
          options={ALIGNMENTS}
          onChange={(value) => set('align', value)}
        />
        <SelectField
          label="Distribute"
          value={props.justify}
          options={JUSTIFICATIONS}
          onChange={(value) => set('justify', value)}
        />
        <SliderField
          label="Gap"
          value={props.gap}
          min={0}
          max={96}
          unit="px"
          spacing="gap"
          onChange={(value) => set('gap', value)}
        />
      </Section>
      <Section title="Size">
        <LengthField
          label="Width"
          axis="width"
          value={props.width}
          units={['auto', '%', 'px']}
          onChange={(value) => set('width', value)}
        />
        <LengthField
          label="Minimum height"
          axis="height"
          value={props.height}
          units={['auto', 'px']}
          onChange={(value) => set('height', value)}
        />
        <SwitchField
          label="Fill the space that is left"
          checked={props.grow}
          onChange={(value) => set('grow', value)}
        />
      </Section>
      <Section title="Space">
        <SidesField
          label="Padding"
          spacing="padding"
          value={props.padding}
          onChange={(value) => set('padding', value)}
        />
        <SidesField
          label="Margin"
          spacing="margin"
          value={props.margin}
          onChange={(value) => set('margin', value)}
        />
      </Section>
      <Section title="Colours">
        <ColorField
          label="Background"
          value={props.background}
          onChange={(value) => set('background', value)}
        />
        <ColorField label="Text" value={props.color} onChange={(value) => set('color', value)} />
      </Section>
      <Section title="Decoration">
        <SliderField
          label="Corner radius"
          value={props.radius}
          min={0}
          max={64}
          unit="px"
          onChange={(value) => set('radius', value)}
        />
        <SliderField
          label="Shadow"
          value={props.shadow}
          min={0}
          max={100}
          onChange={(value) => set('shadow', value)}
        />
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
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch. */
function SwitchField({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="field switch">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </div>
  );
}
