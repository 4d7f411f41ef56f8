import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

const START = {
  success: '#2e9e4f',
  error: '#d33333',
  // start
  thickness: 4,
  transition: '0.2s ease-in',
};

// fold
function Text({ text }: { text: string }) {
  const {
    connectors: { connect, drag },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(drag(el));
      }}
      style={{ padding: 8, cursor: 'grab' }}
    >
      {text}
    </div>
  );
}

// fold
function Box({ title, children }: { title: string; children?: ReactNode }) {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      style={{
        flex: '1 1 10rem',
        padding: 16,
        border: '1px solid var(--line-strong)',
      }}
    >
      <strong>{title}</strong>
      {children}
    </div>
  );
}

function LockedBox({ children }: { children?: ReactNode }) {
  return <Box title="Refuses all">{children}</Box>;
}

LockedBox.craft = { rules: { canMoveIn: () => false } };

// fold
function Row({ children }: { children?: ReactNode }) {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}
    >
      {children}
    </div>
  );
}

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
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
        gap: 12,
        marginTop: 16,
      }}
    >
      <label>
        Allowed
        <input
          type="color"
          value={indicator.success}
          onChange={(e) => set({ success: e.target.value })}
        />
      </label>
      <label>
        Refused
        <input
          type="color"
          value={indicator.error}
          onChange={(e) => set({ error: e.target.value })}
        />
      </label>
      <label>
        Thickness: {indicator.thickness} pixels
        <input
          type="range"
          min={1}
          max={16}
          value={indicator.thickness}
          onChange={(e) => set({ thickness: Number(e.target.value) })}
        />
      </label>
      <label>
        Transition
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
    <Editor resolver={{ Text, Box, LockedBox, Row }} indicator={START}>
      <Frame>
        <Element is={Row}>
          <Element is={Box} title="Accepts all" canvas>
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
