import { type FilledControl, fireFilled, initialText, isFormControl, isTickBox, setText } from "./form-controls.ts";
import "./typed-before-hydration.ts";

/** React ignores an event without a change, and takes what stood there at hydration for known. */
type Tracked = FilledControl & { _valueTracker?: { setValue: (value: string) => void } };

/**
 * Puts back what was filled in before hydration and reports it to React by the events of somebody who types; then presses the button
 * that was pressed last and leads nowhere without scripts. What was typed since stays.
 */
export function replayEarly(): void {
  const { filled, pressed } = window.early ?? {};
  for (const [control, early] of filled ?? []) {
    if (!isFormControl(control) || !control.isConnected) continue;
    if (isTickBox(control)) replayBox(control, early.checked);
    else replayText(control, early.value);
  }
  if (pressed?.isConnected) pressed.click();
}

function replayBox(box: Tracked & HTMLInputElement, checked: boolean): void {
  if (box.type === "radio" && !checked) return;
  box.checked = checked;
  box._valueTracker?.setValue(String(!checked));
  box.dispatchEvent(new Event("click", { bubbles: true })); // React listens to the click of a box; this one toggles nothing
  fireFilled(box);
}

function replayText(control: Tracked, early: string): void {
  const text = control.value === initialText(control) ? early : control.value;
  if (control.value !== text) setText(control, text);
  control._valueTracker?.setValue(`${text} `);
  fireFilled(control);
}

/** What a control held when the page came, where it was filled in before hydration; undefined for any other. */
export const loadedBeforeTyping = (control: FilledControl): string | undefined =>
  window.early?.filled.has(control) ? initialText(control) : undefined;
