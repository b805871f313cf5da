/** What a person fills in. */
export type FilledControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isFormControl = (element: unknown): element is FilledControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

export const isTickBox = (control: FilledControl): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** What a control holds: its text, of a box "on" or nothing. */
export const currentText = (control: FilledControl): string =>
  isTickBox(control) ? (control.checked ? "on" : "") : control.value;

/** What a control held when the page came: its text, of a box "on" or nothing. */
export function initialText(control: FilledControl): string {
  if (isTickBox(control)) return control.defaultChecked ? "on" : "";
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? "";
}

/** Sets a text through the native setter: React ignores a value that it did not set itself, and the events that follow report it. */
export function setText(control: FilledControl, value: string): void {
  const prototype = Object.getPrototypeOf(control) as FilledControl;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
}

/** The events of somebody who fills a control in. */
export function fireFilled(control: FilledControl): void {
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
