import type { UserComponent } from '@craftjs/core';
import { cloneElement } from 'react';
import { Container, ContainerSettings } from './Container.tsx';
import { cardRegions } from './card-regions.tsx';

type CardProps = { background: string; padding: number };

export const Card: UserComponent<Partial<CardProps>> = (props) => (
  <Container {...props}>
    {cloneElement(cardRegions.text, { id: 'text' })}
    {cloneElement(cardRegions.buttons, { id: 'buttons' })}
  </Container>
);

Card.craft = {
  displayName: 'Card',
  props: { background: '#ffffff', padding: 20 },
  related: { settings: ContainerSettings },
};
