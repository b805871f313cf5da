import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";

/**
 * Keyboard handling of a row in edit mode: its first field gets the focus, Escape cancels, and closing returns the focus to the row's edit
 * button instead of the top of the page.
 */
export function useEditKeys(close: string) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const row = form.current?.closest("tr")?.previousElementSibling;
    const field = form.current?.querySelector<HTMLInputElement>("input:not([type='hidden'])");
    field?.focus();
    field?.select();
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) row?.querySelector<HTMLElement>("[data-edit]")?.focus();
      });
    };
  }, []);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    navigate(close, { preventScrollReset: true });
  };
  return { form, leave };
}
