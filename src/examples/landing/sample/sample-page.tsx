import { Element } from '@craftjs/core';
import { Container } from '../components/box/boxes.tsx';
import { sides } from '../values/sides.ts';
import { FEATURES } from './features.tsx';
import { HERO } from './hero.tsx';
import { OUTRO } from './outro.tsx';
import { RULES } from './rules.tsx';

/**
 * The initial page of the editor. It is ordinary JSX: `<Frame>` creates a Node for every element, and `<Element>` is
 * used for Nodes with a custom name.
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
