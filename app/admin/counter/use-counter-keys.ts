import { useEffect, useRef } from "react";
import { desktopBridge } from "../desktop/desktop-bridge.ts";

/** What the keys of the counter do, wherever it is pressed. */
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

/** What is written on the key that does it. */
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

/** The key that a press means at the counter, or null: the browser has it then. */
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

/** Hears the counter's keys before the page does. */
export function useCounterKeys(act: (key: CounterKey) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key =
        event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]") ? null : counterKey(event);
      if (!key || (key === "drawer" && !desktopBridge())) return; // a browser has no drawer, and a use of its own for F11
      event.preventDefault();
      latest.current(key);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
