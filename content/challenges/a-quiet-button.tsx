import { Editor, Frame, useEditor } from '@craftjs/core';
import { useAttach } from '../parts.tsx';

function Buy() {
  return (
    <button
      type="button"
      {...useAttach()}
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
