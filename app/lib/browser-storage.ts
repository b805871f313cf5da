/** How long a browser keeps a text: on the device for good, or in a window until it is closed. */
export type StorageArea = "device" | "window";

const storeOf = (memory: StorageArea): Storage => (memory === "device" ? localStorage : sessionStorage);

/** What `use` gives; null where the browser's memory fails: it may be forbidden or full, and anybody may have written there. */
export function ignoringErrors<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** The text that this browser keeps under a name; null when there is none, or it keeps nothing. */
export const readStored = (name: string, memory: StorageArea = "device"): string | null =>
  ignoringErrors(() => storeOf(memory).getItem(name));

/** The names that begin so and have a text kept under them; none where the browser keeps nothing. */
export const listStored = (start: string, memory: StorageArea = "device"): string[] =>
  ignoringErrors(() => Object.keys(storeOf(memory)).filter((name) => name.startsWith(start))) ?? [];

/** Stores a text under a name, or with null removes it. False where the browser refuses. */
export function writeStored(name: string, text: string | null, memory: StorageArea = "device"): boolean {
  const isKept = ignoringErrors(() => {
    if (text === null) storeOf(memory).removeItem(name);
    else storeOf(memory).setItem(name, text);
    return true;
  });
  return isKept ?? false;
}
