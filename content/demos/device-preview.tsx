import {
  Editor,
  Element,
  Frame,
  ROOT_NODE,
  useEditor,
} from '@craftjs/core';
import type { CSSProperties, ReactNode } from 'react';
import { useInsertionEffect, useState } from 'react';
import { useAttach } from '../parts.tsx';

const devices = { desktop: '100%', phone: '16rem' } as const;
type Device = keyof typeof devices;

/**
 * The width of the page decides, not that of the window. Both numbers are
 * in the style, so no script measures.
 */
const styles = `
  .preview-grid {
    display: grid;
    gap: 8px;
    grid-template-columns: repeat(var(--desktop), 1fr);
  }
  @container (width < 24rem) {
    .preview-grid { grid-template-columns: repeat(var(--phone), 1fr); }
  }
`;

/**
 * Adds the rules by script: a strict Content-Security-Policy allows it,
 * unlike a <style> element.
 */
// fold
function useStyles(rules: string) {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (other) => other !== sheet,
      );
    };
  }, [rules]);
}

type GridProps = { columns?: Record<Device, number>; children?: ReactNode };

// fold
function Grid({ columns = { desktop: 3, phone: 1 }, children }: GridProps) {
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--desktop': columns.desktop,
    '--phone': columns.phone,
  };
  return (
    <div {...useAttach('preview-grid')} style={style}>
      {children}
    </div>
  );
}
Grid.craft = {
  displayName: 'Grid',
  props: { columns: { desktop: 3, phone: 1 } },
};

function Tile({ text = '' }: { text?: string }) {
  return <div {...useAttach('box')}>{text}</div>;
}
Tile.craft = { displayName: 'Tile' };

/** Edits the number for the device that is shown. */
// fold
function Columns({ device }: { device: Device }) {
  const { actions, columns } = useEditor(
    (state): { columns?: Record<Device, number> } => ({
      columns: state.nodes[ROOT_NODE]?.data.props['columns'],
    }),
  );
  const count = columns?.[device] ?? 1;
  const change = (value: number) => {
    actions.history
      .throttle(500)
      .setProp(ROOT_NODE, (props: { columns: Record<Device, number> }) => {
        props.columns[device] = value;
      });
  };
  return (
    <label>
      Columns on {device}: {count}{' '}
      <input
        type="range"
        min={1}
        max={4}
        value={count}
        onChange={(event) => change(Number(event.target.value))}
      />
    </label>
  );
}

export default function Demo() {
  const [device, setDevice] = useState<Device>('desktop');
  useStyles(styles);
  return (
    <Editor resolver={{ Grid, Tile }}>
      <div className="tools">
        <button
          type="button"
          aria-pressed={device === 'desktop'}
          onClick={() => setDevice('desktop')}
        >
          Desktop
        </button>
        <button
          type="button"
          aria-pressed={device === 'phone'}
          onClick={() => setDevice('phone')}
        >
          Phone
        </button>
        <Columns device={device} />
      </div>
      <div
        style={{
          width: devices[device],
          maxWidth: '100%',
          margin: '0 auto',
          containerType: 'inline-size',
        }}
      >
        <Frame>
          <Element is={Grid} canvas>
            {/* start */}
            <Tile text="One" />
            <Tile text="Two" />
            <Tile text="Three" />
          </Element>
        </Frame>
      </div>
    </Editor>
  );
}
