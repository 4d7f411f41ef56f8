import { Element } from '@craftjs/core';
import { sitePage } from '../../shared/site-links.ts';
import { Container } from '../components/box/boxes.tsx';
import { Button } from '../components/button/Button.tsx';
import { Text } from '../components/text/Text.tsx';
import { sides } from '../values/sides.ts';

/** The mark of the library, made of boxes: it shows that boxes nest, and that they can be resized. */
const MARK = (
  <Element
    is={Container}
    canvas
    custom={{ displayName: 'Mark' }}
    grow
    justify="center"
    align="center"
    padding={sides(32)}
    background="tint"
    radius={28}
    height="300px"
  >
    <Element
      is={Container}
      canvas
      custom={{ displayName: 'Blocks' }}
      width="260px"
      gap={14}
      padding={sides(26)}
      background="surface"
      radius={22}
      shadow={48}
    >
      <Container background="ink" radius={10} padding={sides(0)} height="52px" />
      <Container background="accent" radius={6} padding={sides(0)} height="14px" />
      <Container background="ink" radius={10} padding={sides(0)} height="52px" width="62%" />
    </Element>
  </Element>
);

/** The top of the sample page. */
export const HERO = (
  <Element
    is={Container}
    canvas
    custom={{ displayName: 'Hero' }}
    direction="row"
    align="center"
    gap={48}
    padding={sides(72, 56)}
  >
    <Element is={Container} canvas custom={{ displayName: 'Introduction' }} grow gap={20} padding={sides(0)}>
      <Text text="Built with Craft.js" size={15} weight={600} color="accent" />
      <Text
        text="This page is waiting for your changes"
        kind="heading"
        size={44}
        weight={800}
        leading={1.08}
      />
      <Text
        text="Select anything, drag it elsewhere, pull at its edges. Double-click a sentence to rewrite it. You are using a page editor that is made of React components, and so is the page."
        size={18}
        color="muted"
      />
      <Element
        is={Container}
        canvas
        custom={{ displayName: 'Actions' }}
        direction="row"
        align="center"
        gap={12}
        padding={[8, 0, 0, 0]}
      >
        <Button text="Build your own" href={sitePage('docs/guides/basic-tutorial')} />
        <Button
          text="What it is"
          href={sitePage('docs/overview')}
          look="outline"
          background="ink"
          color="ink"
        />
      </Element>
    </Element>
    {MARK}
  </Element>
);
