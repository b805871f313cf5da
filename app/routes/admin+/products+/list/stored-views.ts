import { ignoringErrors, readStored, writeStored } from "#app/lib/browser-storage.ts";

/** A named filter of the list, stored on this device. */
export type SavedView = { name: string; query: string };

const place = "admin-product-views";
const maxViews = 20;

const isView = (value: unknown): value is SavedView =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as SavedView).name === "string" &&
  typeof (value as SavedView).query === "string" &&
  (value as SavedView).query.startsWith("?");

/** Parses the views stored on this device. */
export function readViews(text: string | null): SavedView[] {
  const views: unknown = ignoringErrors(() => JSON.parse(text ?? "[]"));
  return Array.isArray(views) ? views.filter(isView).slice(0, maxViews) : [];
}

/** The views with one more, which replaces one of the same name. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].slice(-maxViews);

const listeners = new Set<() => void>();

/** Subscribes to changes of the stored views, in this window or another; returns the unsubscribe function. */
export function watchViews(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The browser's stored views as text; null without storage. */
export const readStoredViews = (): string | null => readStored(place);

/** Stores the views on this device. */
export function storeViews(views: readonly SavedView[]): void {
  writeStored(place, JSON.stringify(views));
  for (const notify of listeners) notify();
}
