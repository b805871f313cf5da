import { type FormEvent, useEffect, useRef } from "react";

/**
 * Blocks a second submit while one is under way: a double click, or a key and a button, would otherwise conflict with itself, or add a
 * product twice, before React renders the pending state.
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
