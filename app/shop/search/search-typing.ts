import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { saveRecentSearch } from "./search-recent.ts";

/** The field of a search box; navigation may have replaced it. */
export const fieldOf = (box: HTMLElement): HTMLInputElement | null => box.querySelector("input[name=search]");

/** One more than the list's page reads, which then says that the list was cut; characters. */
const maxPasted = 2001;

/** The value of a search box's field, and whether suggestions are open. Submitted searches are stored as recent. */
export function useSearchTyping(box: HTMLElement) {
  const { key } = useLocation();
  const [text, setText] = useState(() => fieldOf(box)?.value ?? "");
  // Navigation closes the suggestions of the page before. The focus may have moved on while this code was loaded.
  const [openOn, setOpenOn] = useState(() => (box.contains(document.activeElement) ? key : null));
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
    leave({ target: document.activeElement }); // the focus may have left before the listeners were there
    // a field of one line would run the lines of a pasted list together
    const openList = (event: ClipboardEvent) => {
      const list = event.clipboardData?.getData("text").trim() ?? "";
      if (!list.includes("\n") || event.target !== fieldOf(box)) return;
      event.preventDefault();
      location.assign(`/shopping-list?${new URLSearchParams({ list: list.slice(0, maxPasted) })}`);
    };
    box.addEventListener("paste", openList, { signal });
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
