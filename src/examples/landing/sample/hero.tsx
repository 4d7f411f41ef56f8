import { Element } from '@craftjs/core';
import { docUrl } from '../../shared/site-links.ts';
import { Container } from '../components/box/boxes.tsx';
import { Button } from '../components/button/Button.tsx';
import { Picture } from '../components/picture/Picture.tsx';
import { Text } from '../components/text/Text.tsx';
import { sides } from '../values/sides.ts';

/** A card on a coloured background. It demonstrates nested and resizable boxes. */
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
    height="380px"
  >
    <Element
      is={Container}
      canvas
      custom={{ displayName: 'Blocks' }}
      width="320px"
      gap={10}
      padding={sides(16)}
      background="surface"
      radius={22}
      shadow={48}
    >
      <Picture drawing="hills" alt="Green hills below a low sun" radius={12} />
      <Text text="A day in the hills" kind="subheading" size={20} weight={700} leading={1.3} />
      <Text
        text="Pull at my edge: I am a box with a picture and two texts."
        size={15}
        leading={1.5}
        color="muted"
      />
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
        weight={700}
        leading={1.08}
      />
      <Text
        text="Select anything, move it, pull at its edges, rewrite its words. You are using a page editor that is made of React components, and so is the page."
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
        <Button text="Build your own" href={docUrl('guides/basic-tutorial')} />
        <Button text="What it is" href={docUrl('overview')} look="outline" background="ink" color="ink" />
      </Element>
    </Element>
    {MARK}
  </Element>
);
