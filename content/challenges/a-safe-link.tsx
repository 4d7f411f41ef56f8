import { Editor, Element, Frame, useNode } from '@craftjs/core';
import type { ReactNode } from 'react';

function Link({ href }: { href: string }) {
  const { connectors } = useNode();
  return (
    <a
      href={href}
      ref={(el) => {
        if (el) connectors.connect(el);
      }}
    >
      Read more
    </a>
  );
}

function Page({ children }: { children?: ReactNode }) {
  return <div style={{ display: 'flex', gap: 16 }}>{children}</div>;
}

export default function App() {
  return (
    <Editor resolver={{ Link, Page }}>
      <Frame>
        <Element is={Page} canvas>
          <Link href="ftp://example.com/app.exe" />
          <Link href="https://example.com/" />
        </Element>
      </Frame>
    </Editor>
  );
}
