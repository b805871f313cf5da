import { ignoringErrors, readStored, writeStored } from "#app/lib/browser-storage.ts";

/** A way to look at the list, named by whoever works at this device. */
export type SavedView = { name: string; query: string };

const place = "admin-product-views";
const most = 20;

const isView = (value: unknown): value is SavedView =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as SavedView).name === "string" &&
  typeof (value as SavedView).query === "string" &&
  (value as SavedView).query.startsWith("?");

/** The views kept on this device, out of what the browser remembers. */
export function readViews(text: string | null): SavedView[] {
  const views: unknown = ignoringErrors(() => JSON.parse(text ?? "[]"));
  return Array.isArray(views) ? views.filter(isView).slice(0, most) : [];
}

/** The views with one more, which takes the place of one of the same name. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].slice(-most);

const listeners = new Set<() => void>();

/** Calls when the kept views change, here or in another window; gives what ends that. */
export function watchViews(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** What the browser remembers of views; null where it may not remember. */
export const readStoredViews = (): string | null => readStored(place);

/** Keeps the views on this device. */
export function storeViews(views: readonly SavedView[]): void {
  writeStored(place, JSON.stringify(views));
  for (const tell of listeners) tell();
}
