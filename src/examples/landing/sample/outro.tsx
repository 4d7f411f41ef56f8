import { Element } from '@craftjs/core';
import { docUrl } from '../../shared/site-links.ts';
import { Container } from '../components/box/boxes.tsx';
import { Button } from '../components/button/Button.tsx';
import { Text } from '../components/text/Text.tsx';
import { Video } from '../components/video/Video.tsx';
import { sides } from '../values/sides.ts';

/** The end of the sample page. */
export const OUTRO = (
  <Element
    is={Container}
    canvas
    custom={{ displayName: 'Outro' }}
    direction="row"
    align="center"
    gap={48}
    padding={sides(72, 56)}
  >
    <Element is={Container} canvas custom={{ displayName: 'Player' }} grow padding={sides(0)}>
      <Video />
    </Element>
    <Element
      is={Container}
      canvas
      custom={{ displayName: 'Last words' }}
      grow
      gap={16}
      padding={sides(0)}
      align="start"
    >
      <Text text="Your work stays with you" kind="heading" size={32} weight={700} leading={1.15} />
      <Text
        text="Your changes stay in this browser and are there when you come back. Undo goes back to where you started, and the menu brings this sample back."
        size={17}
        color="muted"
      />
      <Button text="Save and load in your editor" href={docUrl('guides/save-load-state')} />
    </Element>
  </Element>
);
