import { ChoiceField } from '../../settings/ChoiceField.tsx';
import { ColorField } from '../../settings/ColorField.tsx';
import { LengthField } from '../../settings/LengthField.tsx';
import { Section } from '../../settings/Section.tsx';
import { SelectField } from '../../settings/SelectField.tsx';
import { SidesField } from '../../settings/SidesField.tsx';
import { SliderField } from '../../settings/SliderField.tsx';
import { SwitchField } from '../../settings/SwitchField.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { ALIGNMENTS, DIRECTIONS, JUSTIFICATIONS } from './box-options.ts';
import { BOX_DEFAULTS } from './box-props.ts';

/** Settings of a container and its relatives. */
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
        <SidesField label="Padding" value={props.padding} onChange={(value) => set('padding', value)} />
        <SidesField label="Margin" value={props.margin} onChange={(value) => set('margin', value)} />
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
