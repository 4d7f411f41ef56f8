import { Element } from '@craftjs/core';
import { Container } from '../../components/box/boxes.tsx';
import { Button } from '../../components/button/Button.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Text } from '../../components/text/Text.tsx';
import { sides } from '../../values/sides.ts';
import type { ToolboxItem } from './toolbox-items.tsx';

const card = (title: string, drawing: string) => (
  <Container grow gap={12} padding={sides(20)} background="soft" radius={16}>
    <Picture drawing={drawing} />
    <Text text={title} kind="subheading" size={20} weight={700} leading={1.3} />
    <Text text="Say in a sentence what it is about." size={16} color="muted" />
  </Container>
);

/** Whole sections, made of the components above. Each of their parts can be changed separately. */
export const BLOCK_ITEMS: readonly ToolboxItem[] = [
  {
    name: 'Opening',
    icon: 'blockHero',
    element: (
      <Element
        is={Container}
        custom={{ displayName: 'Opening' }}
        direction="row"
        align="center"
        gap={40}
        padding={sides(56)}
      >
        <Container grow gap={16} padding={sides(0)} align="start">
          <Text text="Say what this is about" kind="heading" size={40} weight={700} leading={1.1} />
          <Text text="And add a sentence or two for those who want to know more." size={18} color="muted" />
          <Button text="Go on" />
        </Container>
        <Container grow padding={sides(0)}>
          <Picture drawing="hills" radius={20} />
        </Container>
      </Element>
    ),
  },
  {
    name: 'Cards',
    icon: 'blockCards',
    element: (
      <Element
        is={Container}
        custom={{ displayName: 'Cards' }}
        direction="row"
        gap={20}
        padding={sides(40, 56)}
      >
        {card('First', 'blocks')}
        {card('Second', 'panel')}
        {card('Third', 'data')}
      </Element>
    ),
  },
  {
    name: 'Picture and text',
    icon: 'blockPhoto',
    element: (
      <Element
        is={Container}
        custom={{ displayName: 'Picture and text' }}
        direction="row"
        align="center"
        gap={32}
        padding={sides(40, 56)}
      >
        <Container grow padding={sides(0)}>
          <Picture />
        </Container>
        <Container grow gap={12} padding={sides(0)}>
          <Text text="A picture beside its text" kind="subheading" size={24} weight={700} leading={1.25} />
          <Text />
        </Container>
      </Element>
    ),
  },
  {
    name: 'Call to action',
    icon: 'blockCall',
    element: (
      <Element
        is={Container}
        custom={{ displayName: 'Call to action' }}
        align="center"
        gap={16}
        padding={sides(56)}
        background="tint"
      >
        <Text text="Ready to begin?" kind="heading" size={32} weight={700} leading={1.2} align="center" />
        <Button text="Begin" />
      </Element>
    ),
  },
];
