import { currentText, type FilledControl, fireFilled, isFormControl, isTickBox, setText } from "#app/ui/form-controls.ts";
import type { DraftField } from "./form-drafts.ts";

/** Never stored: secrets, and inputs that a script cannot fill in. */
const unkept = new Set(["password", "file", "submit", "button", "reset"]);

/** Hidden fields that say what was on screen when somebody began to type: a save after that is still measured by it. */
const wasShown = /^(version|stock|loaded)/;

const forms = () => [...document.querySelectorAll<HTMLFormElement>('#page form[method="post"]')];

const nameOf = (form: HTMLFormElement) => form.getAttribute("action") ?? "";

const controlsOf = (form: HTMLFormElement): FilledControl[] =>
  [...form.elements].filter(isFormControl).filter(({ name, type }) => name !== "" && !unkept.has(type));

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
      value: currentText(control),
    }));
  });
}

const find = ({ form, name, place }: DraftField): FilledControl | undefined =>
  forms()
    .filter((one) => nameOf(one) === form)
    .map((one) => controlsOf(one).filter((control) => control.name === name)[place])
    .find((control) => control !== undefined);

function fill(control: FilledControl, value: string): void {
  if (isTickBox(control)) {
    control.click();
    return;
  }
  setText(control, value);
  if (control.type !== "hidden") fireFilled(control);
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
    if (!control || currentText(control) === field.value) continue;
    if (control.type === "hidden" && !hasChanged) continue;
    fill(control, field.value);
    hasChanged = true;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return hasChanged;
}
