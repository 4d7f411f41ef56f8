import type { ReactElement } from 'react';
import { Button } from '../../components/Button.tsx';
import { Container, KeepsAButton, OneVideo, OnlyButtons } from '../../components/boxes.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Text } from '../../components/Text.tsx';
import { Video } from '../../components/Video.tsx';
import { box, card, heading, muted, subheading } from '../../sample/box.tsx';
import type { IconName } from '../../ui/icons.tsx';
import { sides } from '../../values/sides.ts';

/** An item that can be added to the page: one component, or several that belong together. */
export interface ToolboxItem {
  readonly name: string;
  readonly icon: IconName;
  readonly element: ReactElement;
}

const item = (name: string, icon: IconName, element: ReactElement): ToolboxItem => ({ name, icon, element });

/** Components for every page. */
const BASICS = [
  item('Container', 'box', <Container />),
  item(
    'Columns',
    'columns',
    <Container direction="row">
      <Container grow />
      <Container grow />
    </Container>,
  ),
  item('Heading', 'heading', heading('Heading', 32)),
  item('Text', 'text', <Text />),
  item('Button', 'button', <Button />),
  item('Picture', 'picture', <Picture />),
  item('Video', 'video', <Video />),
];

const CARD_TEXT = 'Say in a sentence what it is about.';

/** Whole sections, made of the components above. Each of their parts can be changed separately. */
const BLOCKS = [
  item(
    'Opening',
    'blockHero',
    box(
      'Opening',
      { direction: 'row', align: 'center', gap: 40, padding: sides(56) },
      <Container grow gap={16} padding={sides(0)} align="start">
        {heading('Say what this is about', 40)}
        {muted('And add a sentence or two for those who want to know more.', 18)}
        <Button text="Go on" />
      </Container>,
      <Container grow padding={sides(0)}>
        <Picture drawing="hills" radius={20} />
      </Container>,
    ),
  ),
  item(
    'Cards',
    'blockCards',
    box(
      'Cards',
      { direction: 'row', gap: 20, padding: sides(40, 56) },
      card('First', 'blocks', CARD_TEXT),
      card('Second', 'panel', CARD_TEXT),
      card('Third', 'data', CARD_TEXT),
    ),
  ),
  item(
    'Picture and text',
    'blockPhoto',
    box(
      'Picture and text',
      { direction: 'row', align: 'center', gap: 32, padding: sides(40, 56) },
      <Container grow padding={sides(0)}>
        <Picture />
      </Container>,
      <Container grow gap={12} padding={sides(0)}>
        {subheading('A picture beside its text', 24)}
        <Text />
      </Container>,
    ),
  ),
  item(
    'Call to action',
    'blockCall',
    box(
      'Call to action',
      { align: 'center', gap: 16, padding: sides(56), background: 'tint' },
      heading('Ready to begin?', 32, 'center'),
      <Button text="Begin" />,
    ),
  ),
];

/** Components that demonstrate drop rules. */
const RULES = [
  item(
    'Only Buttons',
    'onlyButtons',
    <OnlyButtons>
      <Button />
    </OnlyButtons>,
  ),
  item('One Video', 'oneVideo', <OneVideo />),
  item(
    'Keeps a Button',
    'keepsButton',
    <KeepsAButton>
      <Button />
    </KeepsAButton>,
  ),
];

/** What the toolbox offers, by the titles of its groups. */
export const TOOLBOX: Readonly<Record<string, readonly ToolboxItem[]>> = {
  Basics: BASICS,
  Blocks: BLOCKS,
  'With rules': RULES,
};
