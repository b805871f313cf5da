import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { listAddress } from "../list/list-address.ts";
import { addRow, askToDeleteRow, editRow, focusSearch, moveInList, selectRow } from "../list/list-rows.ts";
import { addProductPath } from "../page-address.ts";
import { sectionPath } from "../sections.ts";
import { useRefresh } from "../use-refresh.ts";
import { focusOn, hasSingleKeys, type Shortcut, shortcutOf } from "./shortcuts.ts";

type Held = { opened: readonly SectionKey[]; mayAddProduct: boolean; openPalette: () => void; openKeys: () => void };

/** The shortcuts of the back office. A section without permission has none: the browser handles the key. */
export function useShortcuts(held: Held): void {
  const act = useActions(held);
  const latest = useRef(act);
  latest.current = act;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const isCovered = document.querySelector("dialog[open]") !== null;
      const shortcut = shortcutOf(
        { key, ctrlKey, metaKey, altKey, shiftKey, ...focusOn(target), isCovered },
        // the location of the window: a key pressed before the next page renders applies to that page
        { pathname: window.location.pathname, singleKeys: hasSingleKeys() },
      );
      if (shortcut && latest.current(shortcut)) event.preventDefault();
    };
    // bubbling to the window: an open overlay handles its Escape first
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Runs a shortcut; false without permission or target. */
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
        return askToDeleteRow();
    }
  };
}
