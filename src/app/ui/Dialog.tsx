import * as Radix from '@radix-ui/react-dialog';
import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import { Icon } from './Icon.tsx';

/** Properties of a dialog that a button of the page opens. */
export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Returns the focus to where it was when the dialog was opened. */
  readonly returnFocus: () => void;
}

interface FramedDialogProps extends DialogProps {
  /** Its class is also the prefix of the class of its header. */
  readonly className: string;
  readonly title: string;
  /** Accessible name of the button that closes it. */
  readonly closeLabel: string;
  readonly onOpenAutoFocus?: () => void;
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
  onOpenAutoFocus,
  children,
}: FramedDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="dialog-backdrop">
          <DialogContent className={className} returnFocus={returnFocus} onOpenAutoFocus={onOpenAutoFocus}>
            <div className={`${className}-header`}>
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

interface DialogContentProps
  extends Omit<ComponentProps<typeof Radix.Content>, 'onCloseAutoFocus' | 'onOpenAutoFocus'> {
  readonly returnFocus: () => void;
  readonly onOpenAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * The content of a dialog that no Radix trigger opened: Radix knows no element to return the focus to, and would drop
 * the focus.
 */
export function DialogContent({ returnFocus, onOpenAutoFocus, ...rest }: DialogContentProps) {
  return (
    <Radix.Content
      aria-describedby={undefined}
      {...rest}
      {...(onOpenAutoFocus && { onOpenAutoFocus })}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus();
      }}
    />
  );
}

/** The parts of the address that a navigation changes. */
interface AddressChange {
  readonly pathChanged: boolean;
  readonly hashChanged: boolean;
}

/** Calls back when the address is about to change, by a link or the browser's buttons. */
export function useBeforeNavigation(callback: (change: AddressChange) => void): void {
  const router = useRouter();
  const onNavigation = useEffectEvent(callback);
  useEffect(() => router.subscribe('onBeforeNavigate', (event) => onNavigation(event)), [router]);
}
