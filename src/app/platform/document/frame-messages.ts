import { fieldsOf } from '../../../shared/fields-of.ts';

/** The properties of a message event that are checked. */
type ReceivedMessage = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/**
 * Whether a message reports that the example editor has painted: `{ LANDING_PAGE_LOADED: true }`, from the frame that
 * shows it and from our own origin. All other messages are ignored.
 */
export function isLoadedMessage(
  { origin, source, data }: ReceivedMessage,
  frame: Window | null,
  ownOrigin: string,
): boolean {
  const isOurs = frame !== null && source === frame && origin === ownOrigin;
  return isOurs && fieldsOf(data)['LANDING_PAGE_LOADED'] === true;
}

/** Calls back when the editor in a frame reports that it has painted. Returns the function that unsubscribes. */
export function onEditorLoaded(frame: HTMLIFrameElement, callback: () => void): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    if (isLoadedMessage(event, frame.contentWindow, window.location.origin)) callback();
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
