import { useCopiedText } from './use-copied-text.ts';

/** The command that installs the library, to be selected or copied. */
export function InstallCommand({ command }: { readonly command: string }) {
  const { isCopied, copy } = useCopiedText(command);
  return (
    <p className="hero-install">
      <code>{command}</code>
      <button type="button" className="needs-js" onClick={copy}>
        {isCopied ? (
          'Copied'
        ) : (
          <>
            Copy<span className="visually-hidden"> install command</span>
          </>
        )}
      </button>
    </p>
  );
}
