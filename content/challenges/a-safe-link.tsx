import { Editor, Element, Frame } from '@craftjs/core';
import { Row, useAttach } from '../parts.tsx';

function Link({ href }: { href: string }) {
  return (
    <a href={href} {...useAttach()}>
      Read more
    </a>
  );
}

export default function App() {
  return (
    <Editor resolver={{ Link, Row }}>
      <Frame>
        <Element is={Row} canvas>
          <Link href="ftp://example.com/app.exe" />
          <Link href="https://example.com/" />
        </Element>
      </Frame>
    </Editor>
  );
}
