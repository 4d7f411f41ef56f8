import type { EditingFigures } from '../browsing/editing.ts';
import { median } from '../browsing/median.ts';
import { onlyOurs } from './figures.ts';
import { KILO } from './per-page.ts';
import type { Row } from './row.ts';
import { readSection, type Section } from './section.ts';

export function editingSection(): Promise<Section | undefined> {
  return readSection<readonly EditingFigures[]>('editing', ({ figures }) => {
    const middle = (read: (figures: EditingFigures) => number) => median(figures.map(read));
    return {
      title: 'Editing the code of a demo',
      method:
        'On the overview, over fast 4G with 4× CPU, after two seconds without a request: from the press of “Edit code” ' +
        'until the editor takes keys, with nothing of it loaded before; the demo goes on beside it. Then from a change of ' +
        'the code until its result is there, 300 ms of which the editor waits on purpose: the first one loads the frame ' +
        'that runs code, with the development builds of React and of the library. Bytes are of all files that are asked ' +
        'for after the press.',
      rows: [
        seconds(
          'press to editor, s',
          middle(({ open }) => open),
        ),
        seconds(
          'first change to its result, s',
          middle(({ first }) => first),
        ),
        seconds(
          'next change to its result, s',
          middle(({ next }) => next),
        ),
        { name: 'bytes loaded, KB', figures: onlyOurs(middle(({ bytes }) => bytes / KILO)), digits: 1 },
      ],
    };
  });
}

/** Returns a row of milliseconds, shown in seconds, with the common target of the editor. */
function seconds(name: string, milliseconds: number): Row {
  return { name, figures: onlyOurs(milliseconds / 1000), digits: 2, target: { kind: 'most', most: 1.5 } };
}
