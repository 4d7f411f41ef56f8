import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { sentPage } from '../platform/recovery/server-html.ts';
import { PageError } from './PageError.tsx';
import { SentSite } from './SentPage.tsx';

/** Stands in the place of everything when the shell crashed; on a first load that is what the server sent. */
export function SiteError({ error }: ErrorComponentProps) {
  const [html] = useState(() => sentPage('site'));
  return html === undefined ? <PageError error={error} /> : <SentSite html={html} />;
}
