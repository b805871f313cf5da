const fields = ".dialog-body :is(input:not([type=hidden], [type=checkbox]), select, textarea):enabled";

/** Takes the focus of a dialog that has just opened from its closing button to the first field, if there is one. */
export function focusFirstField(dialog: HTMLElement): void {
  // a keyboard that covers half of the screen comes only when a finger asks for it
  if (matchMedia("(pointer: fine)").matches) dialog.querySelector<HTMLElement>(fields)?.focus();
}
