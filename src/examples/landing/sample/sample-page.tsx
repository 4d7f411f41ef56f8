import { Element } from '@craftjs/core';
import { Container } from '../components/box/boxes.tsx';
import { sides } from '../values/sides.ts';
import { FEATURES } from './features.tsx';
import { HERO } from './hero.tsx';
import { OUTRO } from './outro.tsx';
import { RULES } from './rules.tsx';

/**
 * The page that the editor starts with. It is ordinary JSX: `<Frame>` makes a Node of every element, and `<Element>`
 * stands where a Node gets a name of its own.
 */
export const SAMPLE_PAGE = (
  <Element
    is={Container}
    canvas
    custom={{ displayName: 'Page' }}
    padding={sides(0)}
    gap={0}
    background="surface"
    color="ink"
  >
    {HERO}
    {FEATURES}
    {RULES}
    {OUTRO}
  </Element>
);
