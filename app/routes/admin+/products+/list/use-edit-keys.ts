import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Keyboard handling of a row in edit mode: its first field gets the focus, Escape cancels, and closing returns the focus to the row's edit
 * button instead of the top of the page. `cancel` leaves it as it was, and asks nothing.
 */
export function useEditKeys(form: RefObject<HTMLFormElement>, close: string) {
  const navigate = useNavigate();
  const [isCancelled, setIsCancelled] = useState(false);
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
  }, [form]);
  const cancel = (event: KeyboardEvent | MouseEvent) => {
    if ("key" in event && event.key !== "Escape") return;
    event.preventDefault();
    flushSync(() => setIsCancelled(true)); // the warning must be off before the address changes
    navigate(close, { preventScrollReset: true });
  };
  return { cancel, isCancelled };
}
