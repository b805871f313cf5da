import { writeStored } from "#app/lib/browser-storage.ts";

/** Where the device keeps which language was chosen; only `custom` means anything to it, the others are the server's. */
export const choiceKey = "lang";

/** What the window is told when the words, or whether they are wanted, have changed. */
export const wordsChanged = "own-words";

/** Keeps the words or the choice on this device and tells the window; false where the device refuses, being full or forbidden. */
export function saveAndNotify(key: string, text: string): boolean {
  const isKept = writeStored(key, text);
  if (isKept) dispatchEvent(new Event(wordsChanged));
  return isKept;
}
