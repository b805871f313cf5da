import type { DraftField } from "./form-drafts.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never stored: secrets, and inputs that a script cannot fill in. */
const unkept = new Set(["password", "file", "submit", "button", "reset"]);

/** Hidden fields that say what was on screen when somebody began to type: a save after that is still measured by it. */
const wasShown = /^(version|stock|loaded)/;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const forms = () => [...document.querySelectorAll<HTMLFormElement>('#page form[method="post"]')];

const nameOf = (form: HTMLFormElement) => form.getAttribute("action") ?? "";

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name, type }) => name !== "" && !unkept.has(type));

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";

const fieldValue = (control: Control) => (isBox(control) ? (control.checked ? "on" : "") : control.value);

/** Every changed field of the page's forms, with the hidden fields that belong to it. */
export function readTypedFields(isTouched: (element: Element) => boolean): DraftField[] {
  return forms().flatMap((form) => {
    const controls = controlsOf(form);
    if (!controls.some(isTouched)) return [];
    const included = controls.filter(
      (control) => isTouched(control) || (control.type === "hidden" && wasShown.test(control.name)),
    );
    return included.map((control) => ({
      form: nameOf(form),
      name: control.name,
      place: controls.filter(({ name }) => name === control.name).indexOf(control),
      value: fieldValue(control),
    }));
  });
}

const find = ({ form, name, place }: DraftField): Control | undefined =>
  forms()
    .filter((one) => nameOf(one) === form)
    .map((one) => controlsOf(one).filter((control) => control.name === name)[place])
    .find((control) => control !== undefined);

/** Sets the value through the native setter: React ignores values that it did not set itself. */
function fill(control: Control, value: string): void {
  if (isBox(control)) {
    control.click();
    return;
  }
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  if (control.type === "hidden") return;
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Restores fields one after the other, because a choice may render others.
 *
 * @returns whether a field differed from its restored value
 */
export async function restoreFields(fields: readonly DraftField[]): Promise<boolean> {
  let hasChanged = false;
  for (const field of [...fields].sort((one, other) => Number(wasShown.test(one.name)) - Number(wasShown.test(other.name)))) {
    const control = find(field);
    if (!control || fieldValue(control) === field.value) continue;
    if (control.type === "hidden" && !hasChanged) continue;
    fill(control, field.value);
    hasChanged = true;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return hasChanged;
}
