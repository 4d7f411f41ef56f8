import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Notice, NoticeStack } from './Notice.tsx';

afterEach(cleanup);

/** A page with a control and two notices, which come up when the control is pressed. */
function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <>
      <main>
        {!open.includes('Gone') && (
          <button type="button" onClick={() => setOpen(['Update', 'Section'])}>
            Read
          </button>
        )}
        <button type="button" onClick={() => setOpen(['Gone'])}>
          Leave
        </button>
      </main>
      <NoticeStack />
      {open.map((label) => (
        <Notice
          key={label}
          label={label}
          text={`${label}.`}
          onDismiss={() => setOpen(open.filter((other) => other !== label))}
        />
      ))}
    </>
  );
}

const dismiss = (label: string) =>
  within(screen.getByRole('region', { name: label })).getByRole('button', { name: 'Dismiss' });

describe('a notice', () => {
  it('returns the focus to where it was when it is dismissed', async () => {
    render(<Page />);
    const read = screen.getByRole('button', { name: 'Read' });
    fireEvent.click(read);
    read.focus();
    dismiss('Update').focus();
    fireEvent.click(dismiss('Update'));
    expect(screen.queryByRole('region', { name: 'Update' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(read));
  });

  it('moves the focus to the main content if nothing had it before', async () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    dismiss('Gone').focus();
    fireEvent.click(dismiss('Gone'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('is stacked with the others', () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Read' }));
    const [one, other] = screen.getAllByRole('region');
    expect(one?.parentElement).toBe(other?.parentElement);
    expect(one?.parentElement?.className).toBe('notices');
  });
});
