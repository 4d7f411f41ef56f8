import { type CodeSession, useSession } from './code-session.ts';

/**
 * Reports what is wrong with the code, or why it does not run. Always rendered: screen readers announce a change of a
 * `status`, but an `alert` only if it is inserted.
 */
export function RunStatus({ session }: { readonly session: CodeSession }) {
  const { run } = useSession(session);
  return (
    <div className="run-status" role="status">
      {run.kind === 'mistake' && (
        <p>
          {run.mistake.place !== undefined && (
            <strong>
              {run.mistake.place.path}, line {run.mistake.place.line}, column {run.mistake.place.column}:
            </strong>
          )}{' '}
          {run.mistake.text}
        </p>
      )}
      {run.kind === 'held' && (
        <>
          <p>{HELD[run.because]}</p>
          <button type="button" onClick={() => session.run()}>
            {run.because === 'shared' ? 'Run shared code' : 'Run the code'}
          </button>
        </>
      )}
    </div>
  );
}

const HELD = {
  shared:
    'This code came from a link. Read it before you run it. It runs apart from this site: it cannot read what is stored here, or reach other sites.',
  hung: 'The page stopped working when this code ran. Correct it, then run it.',
} as const;
