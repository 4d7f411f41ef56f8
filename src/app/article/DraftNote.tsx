interface DraftNoteProps {
  readonly page: { readonly draft?: true };
}

/** Marks a draft, which only previews contain. It looks like a note of the article. */
export function DraftNote({ page: { draft } }: DraftNoteProps) {
  // The build removes the rest from the app of a published site.
  if (!import.meta.env.SITE_PREVIEW || draft === undefined) return null;
  return (
    <div className="note note-warning" role="note">
      <p className="note-title">Draft</p>
      <p>Only previews show this page.</p>
    </div>
  );
}
