import { useEffect, useRef } from "react";

/** What the keys of the counter do, wherever it is pressed. */
export type CounterKey = "own-item" | "caller" | "last-basket" | "paste" | "hold" | "recall" | "pay" | "finish" | "field";

const keys: Readonly<Record<string, CounterKey>> = {
  F2: "own-item",
  F3: "caller",
  F4: "last-basket",
  F6: "paste",
  F7: "hold",
  F8: "recall",
  F9: "pay",
};

/** The key that a press means at the counter, or null: the browser has it then. */
export function counterKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">) {
  if (altKey || shiftKey) return null;
  if (ctrlKey || metaKey) return key === "Enter" ? "finish" : null;
  return key === "Escape" ? "field" : (keys[key] ?? null);
}

/** Hears the counter's keys before the page does. */
export function useCounterKeys(act: (key: CounterKey) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key =
        event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]") ? null : counterKey(event);
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
