import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";

/**
 * The keys of a row that is being edited: its first field takes the typing at once, Escape leaves everything as it was, and
 * whoever is done stands on the row's pencil again instead of at the top of the page.
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
