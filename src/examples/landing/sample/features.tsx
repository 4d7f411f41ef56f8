import { Element } from '@craftjs/core';
import { Container } from '../components/box/boxes.tsx';
import { Picture } from '../components/picture/Picture.tsx';
import { Text } from '../components/text/Text.tsx';
import { sides } from '../values/sides.ts';

const card = (title: string, drawing: string, text: string) => (
  <Element
    is={Container}
    canvas
    custom={{ displayName: title }}
    grow
    gap={10}
    padding={sides(20)}
    background="surface"
    radius={16}
    shadow={18}
  >
    <Picture drawing={drawing} radius={10} />
    <Text text={title} kind="subheading" size={20} weight={700} leading={1.3} />
    <Text text={text} size={16} color="muted" />
  </Element>
);

/** The parts of an editor that the library handles, and those that it leaves to you. */
export const FEATURES = (
  <Element
    is={Container}
    canvas
    custom={{ displayName: 'Features' }}
    gap={32}
    padding={sides(64, 56)}
    background="soft"
  >
    <Text
      text="The editor is yours, the hard part is done"
      kind="heading"
      size={32}
      weight={700}
      leading={1.15}
      align="center"
    />
    <Element
      is={Container}
      canvas
      custom={{ displayName: 'Cards' }}
      direction="row"
      gap={20}
      padding={sides(0)}
    >
      {card(
        'Your components',
        'blocks',
        'Whatever you can write in React, people can place on a page. These cards are containers with two texts.',
      )}
      {card(
        'Your interface',
        'panel',
        'Craft.js draws no toolbar and no panel. Everything around this page is made of small files that you can read.',
      )}
      {card(
        'Plain data',
        'data',
        'The page is JSON. Export it from the menu, import it again, or render it without any editor around it.',
      )}
    </Element>
  </Element>
);
