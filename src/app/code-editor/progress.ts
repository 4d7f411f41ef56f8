import { storageSlot } from '../platform/storage.ts';

/** What a reader has made of code: changed it, or solved the challenge that it belongs to. */
export type Progress = 'Changed' | 'Done';

/** The place of stored code, which is empty if the code is as published. */
export function textSlot(name: string) {
  return storageSlot(`code-${name}`, (text): text is string => text !== '');
}

/** Returns what the reader has made of a challenge. Looks at the end of the stored code, which takes no editor. */
export function storedProgress(challenge: string): Progress | undefined {
  const text = textSlot(`challenge-${challenge}`).read();
  if (text === undefined) return undefined;
  return text.endsWith('"isDone":true}') ? 'Done' : 'Changed';
}
