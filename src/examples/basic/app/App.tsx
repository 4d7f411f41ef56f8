import { Editor, Frame } from '@craftjs/core';
import { useState } from 'react';
import { readSavedPage, useAutosave } from './editor/autosave.ts';
import { createHandlers } from './editor/create-handlers.ts';
import { NodeOutline } from './editor/NodeOutline.tsx';
import { resolver } from './editor/resolver.ts';
import { SettingsPanel } from './editor/SettingsPanel.tsx';
import { Stage } from './editor/Stage.tsx';
import { Toolbox } from './editor/Toolbox.tsx';
import { Topbar } from './editor/Topbar.tsx';
import { startPage } from './start-page.tsx';

export function App() {
  const [saved] = useState(readSavedPage);
  const [problem, setProblem] = useState(saved.problem);
  const onNodesChange = useAutosave(setProblem);

  return (
    <div className="app">
      <header>
        <h1>Page editor</h1>
      </header>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <Editor
        resolver={resolver}
        onRender={NodeOutline}
        handlers={createHandlers}
        onNodesChange={onNodesChange}
      >
        <Topbar />
        <div className="columns">
          <Stage>
            <Frame data={saved.data}>{startPage}</Frame>
          </Stage>
          <aside>
            <Toolbox />
            <SettingsPanel />
          </aside>
        </div>
      </Editor>
    </div>
  );
}
