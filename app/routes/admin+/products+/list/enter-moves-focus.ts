import type { KeyboardEvent } from "react";

const takesInput = (element: Element): element is HTMLElement =>
  element.matches('input:not([type="hidden"]):enabled, select:enabled, textarea:enabled');

/**
 * A scanner sends Enter after a code. In a field made for it Enter does not submit an incomplete form but moves the focus to the next field
 * and selects its value.
 */
export function enterMovesFocus(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const field = event.currentTarget;
  const fields = [...(field.form?.elements ?? [])].filter(takesInput);
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
