import type { ReactElement } from 'react';
import { Button } from '../../components/Button.tsx';
import { Container, KeepsAButton, OneVideo, OnlyButtons } from '../../components/boxes.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Text } from '../../components/Text.tsx';
import { Video } from '../../components/Video.tsx';
import { heading } from '../../sample/box.tsx';
import type { IconName } from '../../ui/icons.tsx';

/** An item that can be added to the page. */
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
  'With rules': RULES,
};
