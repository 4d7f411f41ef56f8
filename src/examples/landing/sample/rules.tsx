import { Element } from '@craftjs/core';
import type { ReactElement } from 'react';
import { Container, KeepsAButton, OneVideo, OnlyButtons } from '../components/box/boxes.tsx';
import { Button } from '../components/button/Button.tsx';
import { Text } from '../components/text/Text.tsx';
import { sides } from '../values/sides.ts';

const rule = (name: string, text: string, demonstration: ReactElement) => (
  <Element is={Container} canvas custom={{ displayName: name }} gap={10} padding={sides(0)}>
    <Text text={text} size={16} color="snow" />
    {demonstration}
  </Element>
);

/** Three components with drop rules to try. */
export const RULES = (
  <Element
    is={Container}
    canvas
    custom={{ displayName: 'Rules' }}
    direction="row"
    align="start"
    gap={56}
    padding={sides(72, 56)}
    background="night"
    color="snow"
  >
    <Element is={Container} canvas custom={{ displayName: 'About rules' }} grow gap={16} padding={sides(0)}>
      <Text text="Components decide what goes where" kind="heading" size={34} weight={700} leading={1.12} />
      <Text
        text="Each of these three has a rule of a few lines. Drag something in that it does not take: the line turns red and the editor tells you why."
        size={17}
      />
    </Element>
    <Element is={Container} canvas custom={{ displayName: 'Try them' }} grow gap={28} padding={sides(0)}>
      {rule(
        'First rule',
        'It takes only Buttons.',
        <OnlyButtons background="veil">
          <Button text="One" background="snow" color="night" />
          <Button text="Two" look="outline" background="snow" color="snow" />
        </OnlyButtons>,
      )}
      {rule(
        'Second rule',
        'It takes one Video, and only while it is empty.',
        <OneVideo background="veil" color="snow" />,
      )}
      {rule(
        'Third rule',
        'It never lets its last Button go.',
        <KeepsAButton background="veil">
          <Button text="I stay" background="snow" color="night" />
        </KeepsAButton>,
      )}
    </Element>
  </Element>
);
