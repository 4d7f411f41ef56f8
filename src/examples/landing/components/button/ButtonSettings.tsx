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
  const field = useSettings(BUTTON_DEFAULTS);
  const { value: href } = field('href');
  const isLink = href === '' || safeHref(href) !== undefined;
  return (
    <>
      <Section title="Content">
        <TextField label="Text" {...field('text', plainText)} />
        <TextField
          label="Link"
          placeholder="https://…"
          problem={isLink ? undefined : 'Give a full web address, a path such as /docs, or mailto:.'}
          {...field('href')}
        />
      </Section>
      <Section title="Look">
        <ChoiceField label="Style" options={LOOKS} {...field('look')} />
        <ColorField label="Button colour" {...field('background')} />
        <ColorField label="Text colour" {...field('color')} />
        <SliderField label="Corner radius" min={0} max={32} unit="px" {...field('radius')} />
      </Section>
      <Section title="Space" isOpen={false}>
        <SidesField label="Margin" spacing="margin" {...field('margin')} />
      </Section>
    </>
  );
}
