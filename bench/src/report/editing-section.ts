import type { EditingFigures } from '../browsing/editing.ts';
import { median } from '../browsing/median.ts';
import { onlyOurs } from './figures.ts';
import { KILO } from './per-page.ts';
import { readSection, type Section } from './section.ts';

export function editingSection(): Promise<Section | undefined> {
  return readSection<readonly EditingFigures[]>('editing', ({ figures }) => {
    const middle = (read: (figures: EditingFigures) => number) => onlyOurs(median(figures.map(read)));
    return {
      title: 'Editing the code of a demo',
      method:
        'On the overview, over fast 4G with 4× CPU, after two seconds without a request: from the press of “Edit code” ' +
        'until the result of the editor is there, with nothing of it loaded before; then from the last input of a changed ' +
        'text until the result shows it, 300 ms of which the editor waits on purpose. Bytes are of all files that are ' +
        'asked for after the press, the development builds of React and of the library included.',
      rows: [
        {
          name: 'press to first result, s',
          figures: middle(({ first }) => first / 1000),
          digits: 2,
          target: { kind: 'most', most: 1.5 },
        },
        { name: 'last input to changed result, s', figures: middle(({ next }) => next / 1000), digits: 2 },
        { name: 'bytes loaded, KB', figures: middle(({ bytes }) => bytes / KILO), digits: 1 },
      ],
    };
  });
}
