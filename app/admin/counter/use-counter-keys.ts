import { useEffect, useRef } from "react";
import { desktopBridge } from "../desktop/desktop-bridge.ts";

/** The actions of the counter's keyboard shortcuts. */
export type CounterKey =
  | "own-item"
  | "caller"
  | "last-basket"
  | "paste"
  | "hold"
  | "recall"
  | "pay"
  | "other-payment"
  | "drawer"
  | "slot"
  | "finish"
  | "clear"
  | "field";

/** The label of the key. */
export const keyNames: Readonly<Record<CounterKey, string>> = {
  "own-item": "F2",
  caller: "F3",
  "last-basket": "F4",
  paste: "F6",
  hold: "F7",
  recall: "F8",
  pay: "F9",
  "other-payment": "Ctrl+F9",
  slot: "F10",
  drawer: "F11",
  finish: "Ctrl+Enter",
  clear: "Ctrl+Delete",
  field: "Escape",
};

const byName = new Map(Object.entries(keyNames).map(([act, name]) => [name, act as CounterKey]));

/** The action of a key event at the counter, or null: the browser handles it. */
export function counterKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">): CounterKey | null {
  if (altKey || shiftKey) return null;
  return byName.get(ctrlKey || metaKey ? `Ctrl+${key}` : key) ?? null;
}

/** Listens for the counter's keys in the capture phase, before the page. */
export function useCounterKeys(act: (key: CounterKey) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key =
        event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]") ? null : counterKey(event);
      if (!key || (key === "drawer" && !desktopBridge())) return; // a browser has no cash drawer and reserves F11
      event.preventDefault();
      latest.current(key);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
