import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { enterDialog } from './enter-dialog.ts';

/** Properties of a dialog, which is open while it is rendered. */
export interface DialogProps {
  readonly onClose: () => void;
  /** Returns the focus to where it was when the dialog was opened. */
  readonly returnFocus: () => void;
}

type ContentProps = Omit<ComponentProps<typeof Radix.Content>, 'onCloseAutoFocus'> &
  Pick<DialogProps, 'returnFocus'>;

/**
 * A modal dialog with a backdrop. The dialog is not modal for Radix, which would hide the page before screen readers know
 * of the focus, and lock scrolling with a style element, which the Content-Security-Policy forbids: our backdrop scrolls in
 * its place.
 */
export function Dialog({ onClose, ...rest }: Pick<DialogProps, 'onClose'> & ContentProps) {
  return (
    <Radix.Root open modal={false} onOpenChange={onClose}>
      <Radix.Portal>
        <div className="dialog-backdrop">
          <Content {...rest} />
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * No Radix trigger opens the dialog: Radix knows no element to return the focus to, and would drop the focus.
 *
 * The element is a `<dialog>` without `role="dialog"`: Firefox reports elements with this role as new windows, after the
 * focus that has moved into them, whereupon Orca takes the letters that are typed for its own commands.
 */
function Content({ returnFocus, children, ...rest }: ContentProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (dialog.current === null ? undefined : enterDialog(dialog.current)), []);
  return (
    // biome-ignore lint/a11y/useValidAriaRole: it takes away the role that Radix sets
    <Radix.Content
      asChild
      role={undefined}
      aria-describedby={undefined}
      aria-modal="true"
      {...rest}
      onFocusOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus();
      }}
    >
      <dialog ref={dialog} open>
        {children}
      </dialog>
    </Radix.Content>
  );
}
