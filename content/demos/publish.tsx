import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core';
import { type FocusEvent, type ReactNode, useState } from 'react';

// fold
function Line({ text }: { text: string }) {
  const { connectors, id } = useNode();
  const { actions, enabled, query } = useEditor(({ options }) => ({
    enabled: options.enabled,
  }));
  const onFocus = (event: FocusEvent) => {
    event.stopPropagation();
    if (!query.getEvent('selected').contains(id)) actions.selectNode(id);
  };
  const edit = enabled && { tabIndex: 0, onFocus };
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el));
      }}
      {...edit}
      style={{ padding: 12, outline: enabled ? '1px dashed' : 'none' }}
    >
      {text}
    </div>
  );
}

Line.craft = { displayName: 'Line' };

// fold
function Page({ children }: { children?: ReactNode }) {
  const { connectors } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connectors.connect(el);
      }}
      style={{ padding: 16, background: 'var(--surface)' }}
    >
      {children}
    </div>
  );
}

Page.craft = { displayName: 'Page' };

const resolver = { Line, Page };

// fold
function PublishButton(props: { onPublish: (page: string) => void }) {
  const { query } = useEditor();
  const publish = () => props.onPublish(query.serialize());
  return (
    <button type="button" onClick={publish}>
      Publish
    </button>
  );
}

// fold
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  gap: 16,
};

export default function Demo() {
  const [page, setPage] = useState<string>();
  return (
    <div style={columns}>
      <Editor resolver={resolver}>
        <PublishButton onPublish={setPage} />
        <Frame>
          <Element is={Page} canvas>
            {/* start */}
            <Line text="Sort these lines." />
            <Line text="Then publish the page." />
            <Line text="Visitors can't drag it." />
          </Element>
        </Frame>
      </Editor>
      <div>
        <strong>{page ? 'What visitors get' : 'Nothing published'}</strong>
        {page && (
          <Editor key={page} resolver={resolver} enabled={false}>
            <Frame data={page} />
          </Editor>
        )}
      </div>
    </div>
  );
}
