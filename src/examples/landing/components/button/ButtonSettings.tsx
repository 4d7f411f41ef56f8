import { safeHref } from '../../../../shared/safe-url.ts';
import { ChoiceField } from '../../settings/ChoiceField.tsx';
import { ColorField } from '../../settings/ColorField.tsx';
import { Section } from '../../settings/Section.tsx';
import { SidesField } from '../../settings/SidesField.tsx';
import { SliderField } from '../../settings/SliderField.tsx';
import { TextField } from '../../settings/TextField.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { plainText } from '../../values/plain-text.ts';
import { BUTTON_DEFAULTS } from './button-props.ts';

const LOOKS = [
  { value: 'filled', label: 'Filled' },
  { value: 'outline', label: 'Outline' },
  { value: 'quiet', label: 'Quiet' },
] as const;

/** Settings of a button. */
export function ButtonSettings() {
  const { props, set } = useSettings(BUTTON_DEFAULTS);
  const isLink = props.href === '' || safeHref(props.href) !== undefined;
  return (
    <>
      <Section title="Content">
        <TextField label="Text" value={props.text} onChange={(value) => set('text', plainText(value))} />
        <TextField
          label="Link"
          value={props.href}
          placeholder="https://…"
          problem={isLink ? undefined : 'Give a full web address, a path such as /docs, or mailto:.'}
          onChange={(value) => set('href', value)}
        />
      </Section>
      <Section title="Look">
        <ChoiceField
          label="Style"
          value={props.look}
          options={LOOKS}
          onChange={(value) => set('look', value)}
        />
        <ColorField
          label="Button colour"
          value={props.background}
          onChange={(value) => set('background', value)}
        />
        <ColorField label="Text colour" value={props.color} onChange={(value) => set('color', value)} />
        <SliderField
          label="Corner radius"
          value={props.radius}
          min={0}
          max={32}
          unit="px"
          onChange={(value) => set('radius', value)}
        />
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
