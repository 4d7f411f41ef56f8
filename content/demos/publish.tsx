import { Editor, Element, Frame, useEditor } from '@craftjs/core';
import { useState } from 'react';
import { Box, Text } from '../parts.tsx';

const resolver = { Box, Text };

// fold
function PublishButton(props: { onPublish: (page: string) => void }) {
  const { query } = useEditor();
  const publish = () => props.onPublish(query.serialize());
  return (
    <p className="tools">
      <button type="button" onClick={publish}>
        Publish
      </button>
    </p>
  );
}

export default function Demo() {
  const [page, setPage] = useState<string>();
  return (
    <div className="beside">
      <div>
        <Editor resolver={resolver}>
          <PublishButton onPublish={setPage} />
          <Frame>
            <Element is={Box} canvas>
              {/* start */}
              <Text text="Sort these lines." />
              <Text text="Then publish the page." />
              <Text text="Visitors can't drag it." />
            </Element>
          </Frame>
        </Editor>
      </div>
      <div>
        <p className="tools">
          <strong>
            {page ? 'What visitors get' : 'Nothing published'}
          </strong>
        </p>
        {page && (
          <Editor key={page} resolver={resolver} enabled={false}>
            <Frame data={page} />
          </Editor>
        )}
      </div>
    </div>
  );
}
