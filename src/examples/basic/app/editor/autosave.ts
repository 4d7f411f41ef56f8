import type { EditorStore, SerializedNodes } from '@craftjs/core';
import { useEffect, useState } from 'react';
import { parsePage } from './parse-page.ts';
import { resolver } from './resolver.ts';

type Query = EditorStore['query'];

export const STORAGE_KEY = 'page-editor';
const DELAY = 500;

const UNREADABLE = 'Your saved page cannot be opened.';
const REPLACED = 'The next change replaces it.';
const NOT_SAVED =
  'Your page is not saved: ' +
  'this browser has no room for it, or does not allow it.';

type SavedPage = { data: SerializedNodes | ''; problem: string };

/** The page of the last visit. Empty if there is none to use. */
export function readSavedPage(): SavedPage {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    return { data: text ? parsePage(text, resolver) : '', problem: '' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { data: '', problem: `${UNREADABLE} ${reason} ${REPLACED}` };
  }
}

/**
 * Returns an `onNodesChange` that saves half a second after the last
 * change. Each save calls `report` with its problem, or an empty text.
 * `report` must never change.
 */
export function useAutosave(report: (problem: string) => void) {
  const [autosave] = useState(() => createAutosave(report));

  useEffect(() => {
    window.addEventListener('pagehide', autosave.saveNow);
    return () => {
      window.removeEventListener('pagehide', autosave.saveNow);
      autosave.saveNow();
    };
  }, [autosave]);

  return autosave.onNodesChange;
}

function createAutosave(report: (problem: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed: Query | undefined;

  function saveNow() {
    clearTimeout(timer);
    const query = changed;
    changed = undefined;
    if (!query) return;
    try {
      localStorage.setItem(STORAGE_KEY, query.serialize());
      report('');
    } catch {
      report(NOT_SAVED);
    }
  }

  function onNodesChange(query: Query) {
    // Called for the first selection too, before anything has changed.
    if (!query.history.canUndo() && !query.history.canRedo()) return;
    changed = query;
    clearTimeout(timer);
    timer = setTimeout(saveNow, DELAY);
  }

  return { onNodesChange, saveNow };
}
