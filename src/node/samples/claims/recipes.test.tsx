// @vitest-environment jsdom
// content/docs/guides/recipes.md
import { type EditorStore, type Resolver, type UserComponent, useNode } from '@craftjs/core';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { loadSample } from './page-samples.ts';

describe('guides/recipes#outside', () => {
  it('serves components outside the editor through its store', async () => {
    const { AppWithToolbar } = await loadSample<{
      AppWithToolbar: ComponentType<{ resolver: Resolver; children: ReactElement }>;
    }>('docs/guides/recipes', 'StoreOutside.tsx');
    let store: EditorStore | undefined;
    const Button: UserComponent<{ label?: string }> = ({ label }) => {
      const { actions } = useNode();
      ({ store } = useNode());
      return (
        <button
          type="button"
          onClick={() =>
            actions.setProp((props: { label?: string }) => {
              props.label = 'Changed';
            })
          }
        >
          {label}
        </button>
      );
    };
    render(
      <AppWithToolbar resolver={{ Button }}>
        <Button label="Change me" />
      </AppWithToolbar>,
    );
    const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
    expect(undo.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Change me' }));
    expect(undo.disabled).toBe(false);
    fireEvent.click(undo);
    expect(screen.getByRole('button', { name: 'Change me' })).toBeDefined();
    expect(undo.disabled).toBe(true);
    expect(store?.query.history.canRedo()).toBe(true);
  });
});
