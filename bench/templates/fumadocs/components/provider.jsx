'use client';
import { RootProvider } from 'fumadocs-ui/provider/next';
import SearchDialog from './search.jsx';

export function Provider({ children }) {
  return <RootProvider search={{ SearchDialog }}>{children}</RootProvider>;
}
