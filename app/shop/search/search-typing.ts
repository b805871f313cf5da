import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { saveRecentSearch } from "./search-recent.ts";

/** The field of a search box; navigation may have replaced it. */
export const fieldOf = (box: HTMLElement): HTMLInputElement | null => box.querySelector("input[name=search]");

/** The value of a search box's field, and whether suggestions are open. Submitted searches are stored as recent. */
export function useSearchTyping(box: HTMLElement) {
  const { key } = useLocation();
  const [text, setText] = useState(() => fieldOf(box)?.value ?? "");
  // Navigation closes the suggestions of the page before.
  const [openOn, setOpenOn] = useState<string | null>(key);
  const close = useCallback(() => setOpenOn(null), []);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const show = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target !== fieldOf(box)) return;
      setText(target.value);
      setOpenOn(key);
    };
    const leave = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof Node && !box.contains(target)) close();
    };
    box.addEventListener("input", show, { signal });
    box.addEventListener("focusin", show, { signal });
    box.addEventListener("focusout", ({ relatedTarget }) => leave({ target: relatedTarget }), { signal });
    document.addEventListener("pointerdown", leave, { signal });
    box.querySelector("form")?.addEventListener(
      "submit",
      () => {
        saveRecentSearch(fieldOf(box)?.value ?? "");
        close();
      },
      { signal },
    );
    return () => listening.abort();
  }, [box, key, close]);

  return { text, isOpen: openOn === key, close };
}
