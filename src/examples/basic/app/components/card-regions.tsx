import { Element } from '@craftjs/core';
import { Button } from './Button.tsx';
import { CardBottom } from './CardBottom.tsx';
import { CardTop } from './CardTop.tsx';
import { Text } from './Text.tsx';

/** The regions of a new card, by their ids. */
export const cardRegions = {
  text: (
    <Element is={CardTop} canvas>
      <Text text="Texts go here" fontSize={20} />
      <Text text="This region accepts only texts" fontSize={15} />
    </Element>
  ),
  buttons: (
    <Element is={CardBottom} canvas>
      <Button text="Buttons only" />
    </Element>
  ),
};
