import type { ReactNode } from "react";

export interface Toast {
  title: ReactNode;
  description?: ReactNode;
  tone?: "info" | "success" | "error";
  /** A button while it is shown, such as Undo. */
  action?: { label: string; onClick: () => void };
  /** Milliseconds; 5000 by default (A9.02). */
  duration?: number;
  /** The record it is about; a newer toast of the same record replaces it. */
  record?: string | null;
}

export type ShownToast = Toast & { id: number; duration: number };

const defaultDuration = 5000;

/** The maximum; the oldest are removed (A9.04). */
const maxToasts = 20;

const none: readonly ShownToast[] = [];
let shown = none;
let lastId = 0;
const watchers = new Set<() => void>();

function change(toasts: readonly ShownToast[]) {
  shown = toasts;
  for (const listener of watchers) listener();
}

/** Shows a message above the page for a while; returns the id for `dismissToast`. */
export function showToast(toast: Toast): number {
  lastId += 1;
  const others = shown.filter(({ record }) => !record || record !== toast.record);
  change([...others, { duration: defaultDuration, ...toast, id: lastId }].slice(-maxToasts));
  return lastId;
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

/** Whether a toast dragged this many pixels aside is dismissed (A9.03). */
export function isSwipe(offset: number): boolean {
  return Math.abs(offset) >= 50;
}

/** The current messages, oldest first, as external store for React; none on the server. */
export const toastList = {
  subscribe(listener: () => void) {
    watchers.add(listener);
    return () => {
      watchers.delete(listener);
    };
  },
  read: () => shown,
  readOnServer: () => none,
};
