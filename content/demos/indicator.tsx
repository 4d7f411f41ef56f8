import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import type { ReactNode } from 'react';
import { Box, Row, Text } from '../parts.tsx';

const START = {
  success: '#2e9e4f',
  error: '#d33333',
  // start
  thickness: 4,
  transition: '0.2s ease-in',
};

function LockedBox({ children }: { children?: ReactNode }) {
  return <Box label="Refuses all">{children}</Box>;
}

LockedBox.craft = { rules: { canMoveIn: () => false } };

// fold
function IndicatorForm() {
  const { actions, indicator } = useEditor((state) => ({
    indicator: state.options.indicator,
  }));
  const set = (change: Partial<typeof START>) => {
    actions.setOptions((options) => {
      options.indicator = { ...indicator, ...change };
    });
  };
  return (
    <div className="tools">
      <label>
        Allowed{' '}
        <input
          type="color"
          value={indicator.success}
          onChange={(e) => set({ success: e.target.value })}
        />
      </label>
      <label>
        Refused{' '}
        <input
          type="color"
          value={indicator.error}
          onChange={(e) => set({ error: e.target.value })}
        />
      </label>
      <label>
        Thickness: {indicator.thickness} pixels{' '}
        <input
          type="range"
          min={1}
          max={16}
          value={indicator.thickness}
          onChange={(e) => set({ thickness: Number(e.target.value) })}
        />
      </label>
      <label>
        Transition{' '}
        <input
          value={indicator.transition}
          onChange={(e) => set({ transition: e.target.value })}
        />
      </label>
    </div>
  );
}

export default function Demo() {
  return (
    <Editor resolver={{ Box, LockedBox, Row, Text }} indicator={START}>
      <Frame>
        <Element is={Row}>
          <Element is={Box} label="Accepts all" canvas>
            <Text text="Drag me slowly over both boxes." />
            <Text text="Me too." />
          </Element>
          <Element is={LockedBox} canvas />
        </Element>
      </Frame>
      <IndicatorForm />
    </Editor>
  );
}
