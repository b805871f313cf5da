import type { ReactNode } from "react";

export interface Toast {
  title: ReactNode;
  description?: ReactNode;
  tone?: "info" | "success" | "error";
  /** Something to press while it is shown, such as Undo. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds; 5000 unless said otherwise (A9.02). */
  duration?: number;
  /** What it tells of; a newer toast of the same record takes its place. */
  record?: string | null;
}

export type ShownToast = Toast & { id: number; duration: number };

const usualDuration = 5000;

/** No more are kept; the oldest make room (A9.04). */
const mostToasts = 20;

const none: readonly ShownToast[] = [];
let shown = none;
let lastId = 0;
const watchers = new Set<() => void>();

function change(toasts: readonly ShownToast[]) {
  shown = toasts;
  for (const tell of watchers) tell();
}

/** Shows a message above the page for a while; returns what `dismissToast` takes it away by. */
export function showToast(toast: Toast): number {
  lastId += 1;
  const others = shown.filter(({ record }) => !record || record !== toast.record);
  change([...others, { duration: usualDuration, ...toast, id: lastId }].slice(-mostToasts));
  return lastId;
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

/** Whether a toast that was drawn this many pixels aside goes away (A9.03). */
export function isSwipe(drawn: number): boolean {
  return Math.abs(drawn) >= 50;
}

/** The messages shown now, oldest first, as React's external store reads them; the server shows none. */
export const toastList = {
  subscribe(tell: () => void) {
    watchers.add(tell);
    return () => {
      watchers.delete(tell);
    };
  },
  read: () => shown,
  readOnServer: () => none,
};
