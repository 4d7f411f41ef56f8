import { useState } from 'react';
import type { OfferedChange } from '../../shared/playground-link.ts';
import { copyFetchedText, copyLabels, copyText, useCopy } from '../ui/copy.ts';
import { type CodeSession, textOf, useSession } from './code-session.ts';
import { shareLink } from './share-link.ts';

interface OfferedChangesProps {
  readonly session: CodeSession;
  readonly path: string;
  readonly changes: readonly OfferedChange[];
}

/** Changes that a reader makes, and takes back, with one press. */
export function OfferedChanges({ session, path, changes }: OfferedChangesProps) {
  const { files } = useSession(session);
  const text = textOf(files, path);
  if (changes.length === 0) return null;
  return (
    <fieldset className="offered-changes">
      <legend>Try</legend>
      {changes.map(({ label, from, to }) => {
        const isMade = text.includes(to) && (to.includes(from) || !text.includes(from));
        const [before, after] = isMade ? [to, from] : [from, to];
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isMade}
            // The reader's own changes may have removed the place.
            disabled={!text.includes(before)}
            onClick={() =>
              session.edit(
                path,
                text.replace(before, () => after),
              )
            }
          >
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}

interface CopyButtonProps {
  readonly session: CodeSession;
  readonly path?: string;
}

/** Copies a file's text; without a path, all files, each below its name if there are several. */
export function CopyButton({ session, path }: CopyButtonProps) {
  const { files } = useSession(session);
  const all = () =>
    files.map((file) => (files.length > 1 ? `/* ${file.path} */\n${file.text}` : file.text)).join('\n');
  const { state, copy } = useCopy(() => copyText(path === undefined ? all() : textOf(files, path)));
  return (
    <button type="button" onClick={copy}>
      {copyLabels('Copy')[state]}
    </button>
  );
}

/** Copies a link to the playground with the code. */
export function ShareButton({ session }: { readonly session: CodeSession }) {
  const [isTooLong, setTooLong] = useState(false);
  const link = async () => {
    const written = await shareLink(session.snapshot().files);
    setTooLong(written === undefined);
    if (written === undefined) throw new Error('The code is too long for a link.');
    return written;
  };
  const { state, copy } = useCopy(() => copyFetchedText(link(), 'The link could not be copied.'));
  return (
    <>
      <button type="button" onClick={copy}>
        {{ ...copyLabels('Share'), copied: 'Link copied' }[state]}
      </button>
      <span role="status">
        {isTooLong && 'This code is too long for a link. StackBlitz has room for it (in the playground).'}
      </span>
    </>
  );
}
