import { type RefObject, useEffect } from "react";

/** The browser's print shortcut clicks the button of `form`, which counts the print; without such a form the browser handles it. */
export function usePrintKey(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!form.current || event.key.toLowerCase() !== "p" || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) form.current.requestSubmit();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [form]);
}
