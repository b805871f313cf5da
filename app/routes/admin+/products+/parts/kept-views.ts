import { quietly, remember, remembered } from "#app/lib/memory.ts";

/** A way to look at the list, named by whoever works at this device. */
export type KeptView = { name: string; query: string };

const place = "admin-product-views";
const most = 20;

const isView = (value: unknown): value is KeptView =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as KeptView).name === "string" &&
  typeof (value as KeptView).query === "string" &&
  (value as KeptView).query.startsWith("?");

/** The views kept on this device, out of what the browser remembers. */
export function readViews(text: string | null): KeptView[] {
  const views: unknown = quietly(() => JSON.parse(text ?? "[]"));
  return Array.isArray(views) ? views.filter(isView).slice(0, most) : [];
}

/** The views with one more, which takes the place of one of the same name. */
export const withView = (views: readonly KeptView[], view: KeptView): KeptView[] =>
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
export const keptText = (): string | null => remembered(place);

/** Keeps the views on this device. */
export function keepViews(views: readonly KeptView[]): void {
  remember(place, JSON.stringify(views));
  for (const tell of listeners) tell();
}
