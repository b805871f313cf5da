import { type RefObject, useEffect } from "react";

const fields = "input, select, textarea, [contenteditable], dialog[open]";

/** The key $ goes to the amount of a payment, with all of it selected; not while something is typed elsewhere. */
export function usePayKey(amount: RefObject<HTMLElement>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "$" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(fields)) return;
      const input = amount.current?.querySelector<HTMLInputElement>("input[name=amount]");
      if (!input) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [amount]);
}
