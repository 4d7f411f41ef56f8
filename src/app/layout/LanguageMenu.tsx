import { site } from 'derived/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/Menu.tsx';

/** Says which language the page is in; the place where a translation will be offered. */
export function LanguageMenu() {
  const { label } = site.locale;
  return (
    <MenuButton
      className="icon-button needs-js"
      label={`Language: ${label}`}
      content={{ kind: 'choice', options: [label], chosen: label }}
    >
      <Icon name="globe" />
    </MenuButton>
  );
}
