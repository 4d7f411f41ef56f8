import { useEditor } from '@craftjs/core';
import { useEffect, useRef } from 'react';
import { nameOf } from '../../components/component-info.ts';
import { selectedId } from '../commands/editor-access.ts';
import { useCommands } from '../commands/use-commands.ts';

/** The path from the page to the selection. Each step is a button that selects. */
export function Breadcrumb() {
  const { path } = useEditor((_, query) => {
    const id = selectedId(query);
    const ids = id === undefined ? [] : [...query.node(id).ancestors(true).reverse(), id];
    return { path: ids.map((one) => ({ id: one, name: nameOf(query.node(one).get()) })) };
  });
  const { run } = useCommands();
  const list = useRef<HTMLOListElement>(null);

  // If the path does not fit, its end is shown.
  useEffect(() => {
    if (path.length > 0) list.current?.scrollTo({ left: list.current.scrollWidth });
  }, [path]);

  return (
    <nav className="breadcrumb" aria-label="Selection path">
      {path.length === 0 ? (
        <p>Nothing is selected</p>
      ) : (
        <ol ref={list}>
          {path.map(({ id, name }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-current={index === path.length - 1 ? 'true' : undefined}
                onClick={() => run('select', id)}
              >
                {name}
              </button>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
