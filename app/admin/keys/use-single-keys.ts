import { useEffect, useRef } from "react";
import { focusOn, hasSingleKeys } from "./shortcuts.ts";

/**
 * Keys of one page, each with what it does; false leaves the key to the browser. None works while something is typed or chosen, below a
 * dialog, or on a device where keys alone are turned off (WCAG 2.1.4).
 */
export function useSingleKeys(acts: Readonly<Record<string, (target: EventTarget | null) => boolean>>): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const { isTyping, isChoosing } = focusOn(event.target);
      if (isTyping || isChoosing || document.querySelector("dialog[open]") || !hasSingleKeys()) return;
      if (latest.current[event.key]?.(event.target)) event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
