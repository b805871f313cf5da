const fields = ".dialog-body :is(input:not([type=hidden], [type=checkbox]), select, textarea):enabled";

/** Moves the focus of a newly opened dialog from its close button to the first field, if there is one. */
export function focusFirstField(dialog: HTMLElement): void {
  // not on touch screens, where the keyboard would cover half of the screen
  if (matchMedia("(pointer: fine)").matches) dialog.querySelector<HTMLElement>(fields)?.focus();
}
