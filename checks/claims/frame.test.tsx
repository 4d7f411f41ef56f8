// content/docs/api/frame.md
import { Element, Frame, useEditor } from '@craftjs/core';
import { describe, expect, it, vi } from 'vitest';
import { Box, openEditor, Text } from './support.testing.tsx';

const page = (text: string) => (
  <Element is={Box} canvas>
    <Text text={text} />
  </Element>
);

describe('api/frame#loading', () => {
  it('shows panels immediately while only the frame waits, and React logs a notice when the frame is shown', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    function Panel() {
      const { hasRoot } = useEditor((state) => ({ hasRoot: state.nodes['ROOT'] !== undefined }));
      return <output>{hasRoot ? 'page' : 'empty'}</output>;
    }
    const saved = openEditor({}, <Frame>{page('Saved')}</Frame>).query.serialize();
    const editor = openEditor({}, <Panel />);
    expect(editor.container.textContent).toBe('empty');
    editor.rerender(
      {},
      <>
        <Panel />
        <Frame data={saved} />
      </>,
    );
    expect(editor.container.textContent).toContain('Saved');
    expect(String(log.mock.calls[0]?.[0])).toContain('Cannot update a component');
    log.mockRestore();
  });
});
