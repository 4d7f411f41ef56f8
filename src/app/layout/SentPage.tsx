import { useEffect, useMemo } from 'react';
import { trustedHtml } from '../../shared/trusted-types.ts';
import { useHydratedMark } from '../ui/use-hydrated-mark.ts';

/** A page as the server sent it, where the app could not take it over: it reads and links as it does without scripts. */
export function SentPage({ html }: { readonly html: string }) {
  useHydratedMark();
  return <SentHtml html={html} />;
}

/** The same for all of the site. Nothing of the app is left, so the document says that it works without. */
export function SentSite({ html }: { readonly html: string }) {
  useEffect(() => {
    delete document.documentElement.dataset['js'];
  }, []);
  return <SentHtml html={html} />;
}

function SentHtml({ html }: { readonly html: string }) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML has come from the server in this very document
  return <div className="sent-page" dangerouslySetInnerHTML={content} />;
}
