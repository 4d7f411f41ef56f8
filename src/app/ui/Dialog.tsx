import '../styles/bundles/deferred-dialog.css';
import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { enterDialog } from './enter-dialog.ts';
import { Icon } from './Icon.tsx';

/** Properties of a dialog that a button of the page opens. */
export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Returns the focus to where it was when the dialog was opened. */
  readonly returnFocus: () => void;
}

interface FramedDialogProps extends DialogProps {
  readonly className: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog with a backdrop, a title and a button that closes it. The backdrop is not Radix's: that one locks
 * scrolling with a style element, which the Content-Security-Policy forbids. Ours scrolls in the page's place.
 */
export function Dialog({
  open,
  onOpenChange,
  returnFocus,
  className,
  title,
  closeLabel,
  children,
}: FramedDialogProps) {
  return (
    <Radix.Root open={open} modal={false} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="dialog-backdrop">
          <DialogContent className={className} returnFocus={returnFocus}>
            <div className="dialog-header">
              <Radix.Title>{title}</Radix.Title>
              <Radix.Close className="icon-button" aria-label={closeLabel}>
                <Icon name="close" />
              </Radix.Close>
            </div>
            {children}
          </DialogContent>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'onCloseAutoFocus'> {
  readonly returnFocus: () => void;
}

/**
 * The content of a modal dialog that no Radix trigger opened: Radix knows no element to return the focus to, and would
 * drop the focus. The dialog is not modal for Radix, which would hide the page before screen readers know of the focus.
 *
 * The element is a `<dialog>` without `role="dialog"`: Firefox reports elements with this role as new windows, after the
 * focus that has moved into them, whereupon Orca takes the letters that are typed for its own commands.
 */
export function DialogContent({ returnFocus, children, ...rest }: DialogContentProps) {
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
