import { type FormEvent, useEffect, useRef } from "react";

/**
 * A form that is on its way is not sent again: a button pressed twice, or a key and a button, would otherwise save over themselves,
 * or add a product twice, in the moment before the page knows that it is saving.
 */
export function useSentOnce(isSaving: boolean): (event: FormEvent) => void {
  const isSent = useRef(false);
  useEffect(() => {
    if (!isSaving) isSent.current = false;
  }, [isSaving]);
  return (event) => {
    if (event.defaultPrevented) return;
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
}
