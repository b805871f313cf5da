import type { KeyboardEvent } from "react";

const isSeen = (control: HTMLElement): boolean => control.offsetParent !== null;

/** Enter in a field moves the focus to the next field of its panel and from the last back to the counter's field, instead of submitting. */
export function onEnter(event: KeyboardEvent, focusField: () => void): void {
  const { target, key, ctrlKey, metaKey } = event;
  if (key !== "Enter" || ctrlKey || metaKey || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const controls = [...(target.closest("section")?.querySelectorAll<HTMLElement>("input, select") ?? [])].filter(isSeen);
  const next = controls[controls.indexOf(target) + 1];
  if (next instanceof HTMLInputElement) next.select();
  else if (next) next.focus();
  else focusField();
}
