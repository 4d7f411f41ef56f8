import { Editor, Frame, useEditor, useNode } from '@craftjs/core';

function Buy() {
  const { connectors } = useNode();
  return (
    <button
      type="button"
      ref={(el) => {
        if (el) connectors.connect(el);
      }}
      onClick={() => {
        document.title = 'Bought';
      }}
    >
      Buy
    </button>
  );
}

function Switch() {
  const { actions, enabled } = useEditor(({ options }) => ({
    enabled: options.enabled,
  }));
  const toggle = () => {
    actions.setOptions((options) => {
      options.enabled = !enabled;
    });
  };
  return (
    <button type="button" onClick={toggle}>
      {enabled ? 'Preview' : 'Edit'}
    </button>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Buy }}>
      <Switch />
      <Frame>
        <Buy />
      </Frame>
    </Editor>
  );
}
