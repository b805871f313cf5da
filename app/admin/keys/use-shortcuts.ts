import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { listAddress } from "../list/list-address.ts";
import { addRow, deleteRow, editRow, focusSearch, moveInList, selectRow } from "../list/list-rows.ts";
import { addProductPath } from "../page-address.ts";
import { type SectionKey, sectionPath } from "../sections.ts";
import { useRefresh } from "../use-refresh.ts";
import { focusOn, type Shortcut, shortcutOf } from "./shortcuts.ts";
import { hasSingleKeys } from "./single-keys.ts";

type Held = { opened: readonly SectionKey[]; mayAddProduct: boolean; openPalette: () => void; openKeys: () => void };

/** The keys of the back office. What somebody may not open has no key: the browser keeps its own. */
export function useShortcuts(held: Held): void {
  const act = useActions(held);
  const latest = useRef(act);
  latest.current = act;

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const isCovered = document.querySelector("dialog[open]") !== null;
      const shortcut = shortcutOf(
        { key, ctrlKey, metaKey, altKey, shiftKey, ...focusOn(target), isCovered },
        // the address bar's: a key that is quicker than the next page's drawing means that page
        { pathname: window.location.pathname, singleKeys: hasSingleKeys() },
      );
      if (shortcut && latest.current(shortcut)) event.preventDefault();
    };
    // the window hears a key last, when whatever is open on the page has taken its Escape
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** Does what a shortcut says; false when it is not for this person, or there is nothing to do it with. */
function useActions({ opened, mayAddProduct, openPalette, openKeys }: Held): (shortcut: Shortcut) => boolean {
  const navigate = useNavigate();
  const { refresh } = useRefresh();
  const go = (to: string, may = true) => {
    if (may) navigate(to);
    return may;
  };
  const done = (act: () => void) => {
    act();
    return true;
  };
  return (shortcut) => {
    switch (shortcut) {
      case "statistics":
      case "products":
      case "orders":
        return go(sectionPath(shortcut), opened.includes(shortcut));
      case "add-product":
        return go(addProductPath, mayAddProduct);
      case "close":
        return go(listAddress("products"));
      case "refresh":
        return done(refresh);
      case "palette":
        return done(openPalette);
      case "keys":
        return done(openKeys);
      case "search":
        return focusSearch() || done(openPalette);
      case "next-row":
        return done(() => moveInList(1));
      case "previous-row":
        return done(() => moveInList(-1));
      case "select-row":
        return done(selectRow);
      case "select-range":
        return done(() => selectRow(true));
      case "edit-row":
        return done(editRow);
      case "new-row":
        return addRow();
      case "delete-row":
        return deleteRow();
    }
  };
}
