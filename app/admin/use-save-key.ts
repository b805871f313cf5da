import { useEffect } from "react";

/**
 * Ctrl-S and ⌘-S send a form as its button would, also while somebody types in it; a key that is held sends it once. A dialog
 * above the form has the key for itself.
 */
export function useSaveKey(formId: string): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "s";
      if (!isSave) return;
      event.preventDefault();
      const form = document.getElementById(formId);
      const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
      if (event.repeat || !(form instanceof HTMLFormElement) || (dialog && !dialog.contains(form))) return;
      form.requestSubmit();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [formId]);
}
