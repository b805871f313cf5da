import { useEffect } from "react";

/** How long after it is asked for a print starts, in milliseconds: fonts and layout have settled by then (A7.28). */
export const printDelay = 500;

/** Starts the browser's print dialog once, `printDelay` after being asked. Gives a way to call it off. */
export function printSoon(page: Pick<Window, "print">): () => void {
  const timer = setTimeout(() => page.print(), printDelay);
  return () => clearTimeout(timer);
}

/** Prints this page when its address asks for it; an effect, because only a browser prints. */
export function usePrint(isAsked: boolean): void {
  useEffect(() => (isAsked ? printSoon(window) : undefined), [isAsked]);
}
