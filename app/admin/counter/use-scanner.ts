import { type RefObject, useEffect, useRef } from "react";
import { type Burst, scannedCode, withKey } from "./scan-burst.ts";

type Typing = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyping = (target: EventTarget | null): target is Typing =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Sets a field's value through the native setter, so that React handles the input event. */
function setValue(field: Typing, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/**
 * Routes a scanned code to the counter whatever has the focus; the characters typed into another field are removed. The counter's own field
 * handles scans itself.
 */
export function useScanner(own: RefObject<HTMLElement>, onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    let burst: Burst | null = null;
    let before = "";
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, timeStamp: at } = event;
      if (target === own.current || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) {
        burst = null;
      } else if (key.length === 1) {
        const longer = withKey(burst, { key, at });
        if (longer.text.length === 1) before = isTyping(target) ? target.value : "";
        burst = longer;
      } else if (key === "Enter") {
        const code = scannedCode(burst, { at, value: isTyping(target) ? target.value : "" });
        burst = null;
        if (code === null) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (isTyping(target)) setValue(target, before);
        latest.current(code);
      } else if (key !== "Shift") {
        burst = null; // input in another field starts a new burst
      }
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [own]);
}
