import { Element, type UserComponent } from '@craftjs/core';
import { Button } from './Button.tsx';
import { CardBottom } from './CardBottom.tsx';
import { CardTop } from './CardTop.tsx';
import { Container, ContainerSettings } from './Container.tsx';
import { Text } from './Text.tsx';

type CardProps = { background: string; padding: number };

export const Card: UserComponent<Partial<CardProps>> = (props) => (
  <Container {...props}>
    <Element is={CardTop} id="text" canvas>
      <Text text="Texts go here" fontSize={20} />
      <Text text="This region takes nothing but texts" fontSize={15} />
    </Element>
    <Element is={CardBottom} id="buttons" canvas>
      <Button text="Buttons only" />
    </Element>
  </Container>
);

Card.craft = {
  displayName: 'Card',
  props: { background: '#ffffff', padding: 20 },
  related: { settings: ContainerSettings },
};
