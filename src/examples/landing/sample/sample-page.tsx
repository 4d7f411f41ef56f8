import type { ReactElement } from 'react';
import { docUrl } from '../../shared/site-links.ts';
import { Button } from '../components/Button.tsx';
import { KeepsAButton, OneVideo, OnlyButtons } from '../components/boxes.tsx';
import { Picture } from '../components/Picture.tsx';
import { Text } from '../components/Text.tsx';
import { Video } from '../components/Video.tsx';
import { sides } from '../values/sides.ts';
import { box, card, heading, muted, subheading } from './box.tsx';

/** The top of the page: nested boxes that can be resized, on a coloured background. */
const HERO = box(
  'Hero',
  { direction: 'row', align: 'center', gap: 48, padding: sides(72, 56) },
  box(
    'Introduction',
    { grow: true, gap: 20, padding: sides(0) },
    <Text text="Built with Craft.js" size={15} weight={600} color="accent" />,
    heading('This page is waiting for your changes', 44),
    muted(
      'Select anything, move it, drag its edges, rewrite its words. You are using a page editor that is made of React components, and so is the page.',
      18,
    ),
    box(
      'Actions',
      { direction: 'row', align: 'center', gap: 12, padding: [8, 0, 0, 0] },
      <Button text="Build your own" href={docUrl('guides/basic-tutorial')} />,
      <Button text="What it is" href={docUrl('overview')} look="outline" background="ink" color="ink" />,
    ),
  ),
  box(
    'Mark',
    {
      grow: true,
      justify: 'center',
      align: 'center',
      padding: sides(32),
      background: 'tint',
      radius: 28,
      height: '380px',
    },
    box(
      'Blocks',
      { width: '320px', gap: 10, padding: sides(16), background: 'surface', radius: 22, shadow: 48 },
      <Picture drawing="hills" alt="Green hills below a low sun" radius={12} />,
      subheading('A day in the hills'),
      muted('Drag my edge: I am a box with a picture and two texts.', 15),
    ),
  ),
);

/** The parts of an editor that the library handles, and those that it leaves to you. */
const FEATURES = box(
  'Features',
  { gap: 32, padding: sides(64, 56), background: 'soft' },
  heading('The editor is yours, the hard part is done', 32, 'center'),
  box(
    'Cards',
    { direction: 'row', gap: 20, padding: sides(0) },
    card(
      'Your components',
      'blocks',
      'Whatever you can write in React, people can place on a page. These cards are containers with two texts.',
    ),
    card(
      'Your interface',
      'panel',
      'Craft.js draws no toolbar and no panel. Everything around this page is made of small files that you can read.',
    ),
    card(
      'Plain data',
      'data',
      'The page is JSON. Export it from the menu, import it again, or render it without any editor around it.',
    ),
  ),
);

const rule = (name: string, text: string, demonstration: ReactElement) =>
  box(name, { gap: 10, padding: sides(0) }, <Text text={text} size={16} color="snow" />, demonstration);

/** Three components with drop rules to try. */
const RULES = box(
  'Rules',
  { direction: 'row', align: 'start', gap: 56, padding: sides(72, 56), background: 'night', color: 'snow' },
  box(
    'About rules',
    { grow: true, gap: 16, padding: sides(0) },
    heading('Components decide what goes where', 34),
    <Text
      text="Each of these three has a rule of a few lines. Drag in something that it does not accept: the line turns red and the editor tells you why."
      size={17}
    />,
  ),
  box(
    'Try them',
    { grow: true, gap: 28, padding: sides(0) },
    rule(
      'First rule',
      'It accepts only Buttons.',
      <OnlyButtons background="veil">
        <Button text="One" background="snow" color="night" />
        <Button text="Two" look="outline" background="snow" color="snow" />
      </OnlyButtons>,
    ),
    rule(
      'Second rule',
      'It accepts one Video, and only while it is empty.',
      <OneVideo background="veil" color="snow" />,
    ),
    rule(
      'Third rule',
      'It never lets its last Button go.',
      <KeepsAButton background="veil">
        <Button text="I stay" background="snow" color="night" />
      </KeepsAButton>,
    ),
  ),
);

/** The end of the page. */
const OUTRO = box(
  'Outro',
  { direction: 'row', align: 'center', gap: 48, padding: sides(72, 56) },
  box('Player', { grow: true, padding: sides(0) }, <Video />),
  box(
    'Last words',
    { grow: true, gap: 16, padding: sides(0), align: 'start' },
    heading('Your work stays with you', 32),
    muted(
      'Your changes stay in this browser and are there when you come back. Undo goes back to where you started, and the menu brings this sample back.',
      17,
    ),
    <Button text="Save and load in your editor" href={docUrl('guides/save-load-state')} />,
  ),
);

/** The initial page of the editor, as React elements: `<Frame>` creates a Node for each. */
export const SAMPLE_PAGE = box(
  'Page',
  { padding: sides(0), gap: 0, background: 'surface', color: 'ink' },
  HERO,
  FEATURES,
  RULES,
  OUTRO,
);
