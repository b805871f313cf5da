import { writeStored } from "#app/lib/browser-storage.ts";

/** Storage key of the chosen language on the device; only `custom` is handled here, the others are the server's. */
export const choiceKey = "lang";

/** Event on the window after a change of the custom sentences, or of the choice to use them. */
export const wordsChanged = "own-words";

/** Stores the sentences or the choice on this device and dispatches the event; false where storage is full or blocked. */
export function saveAndNotify(key: string, text: string): boolean {
  const isStored = writeStored(key, text);
  if (isStored) dispatchEvent(new Event(wordsChanged));
  return isStored;
}
