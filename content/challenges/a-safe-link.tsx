import { Editor, Frame, useNode } from '@craftjs/core';

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

export default function App() {
  return (
    <Editor resolver={{ Link }}>
      <Frame>
        <Link href="ftp://example.com/app.exe" />
      </Frame>
    </Editor>
  );
}
