import type { ReactElement } from 'react';
import { Container, KeepsAButton, OneVideo, OnlyButtons } from '../../components/box/boxes.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Text } from '../../components/text/Text.tsx';
import { Video } from '../../components/video/Video.tsx';
import type { IconName } from '../../ui/icons.tsx';

/** An item that can be added to the page: one component, or several that belong together. */
export interface ToolboxItem {
  readonly name: string;
  readonly icon: IconName;
  readonly element: ReactElement;
}

/** Components for every page. */
export const BASIC_ITEMS: readonly ToolboxItem[] = [
  { name: 'Container', icon: 'box', element: <Container /> },
  {
    name: 'Columns',
    icon: 'columns',
    element: (
      <Container direction="row">
        <Container grow />
        <Container grow />
      </Container>
    ),
  },
  {
    name: 'Heading',
    icon: 'heading',
    element: <Text text="Heading" kind="heading" size={32} weight={700} leading={1.2} />,
  },
  { name: 'Text', icon: 'text', element: <Text /> },
  { name: 'Button', icon: 'button', element: <Button /> },
  { name: 'Picture', icon: 'picture', element: <Picture /> },
  { name: 'Video', icon: 'video', element: <Video /> },
];

/** Components that demonstrate drop rules. */
export const RULE_ITEMS: readonly ToolboxItem[] = [
  {
    name: 'Only Buttons',
    icon: 'onlyButtons',
    element: (
      <OnlyButtons>
        <Button />
      </OnlyButtons>
    ),
  },
  { name: 'One Video', icon: 'oneVideo', element: <OneVideo /> },
  {
    name: 'Keeps a Button',
    icon: 'keepsButton',
    element: (
      <KeepsAButton>
        <Button />
      </KeepsAButton>
    ),
  },
];
