import { type RefObject, useEffect } from "react";

/**
 * The form that Ctrl-S sends: the one with the focus, else the first with a save bar, else the first, of the topmost dialog or of the
 * page. The field of a row in a list is sent from within alone.
 */
function formToSave(): Element | null {
  const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const focused = document.activeElement?.closest("form[data-frame]");
  if (focused && within.contains(focused)) return focused;
  return within.querySelector(".save-bar")?.closest("form") ?? within.querySelector("form[data-frame='']");
}

/**
 * Ctrl-S and ⌘-S send a form as its button would, with what the button itself sends, also while somebody types in it; a key that is held
 * sends it once.
 */
export function useSaveKey(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "s";
      if (!isSave) return;
      event.preventDefault();
      if (event.repeat || !form.current || formToSave() !== form.current) return;
      const button = form.current.querySelector<HTMLButtonElement>("[data-save]");
      if (!button?.disabled) form.current.requestSubmit(button);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [form]);
}
