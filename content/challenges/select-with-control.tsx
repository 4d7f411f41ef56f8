import {
  DefaultEventHandlers,
  Editor,
  Element,
  Frame,
} from '@craftjs/core';
import { Box, Text } from '../parts.tsx';

export default function App() {
  return (
    <Editor
      resolver={{ Box, Text }}
      handlers={(store) =>
        new DefaultEventHandlers({
          store,
          removeHoverOnMouseleave: false,
          isMultiSelectEnabled: (event) => event.metaKey,
        })
      }
    >
      <Frame>
        <Element is={Box} canvas>
          <Text text="One" />
          <Text text="Two" />
        </Element>
      </Frame>
    </Editor>
  );
}
