import { type RefObject, useEffect, useRef, useState } from "react";
import { loadedBeforeTyping } from "#app/ui/replay-typing.ts";
import { useBeforePaint } from "#app/ui/use-before-paint.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const notTyped = new Set(["hidden", "submit", "button", "reset", "image"]);

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** The controls of a form that a person fills in. */
const typedControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name, type }) => name !== "" && !notTyped.has(type));

const isBox = (control: Pick<Control, "type">): boolean => control.type === "checkbox" || control.type === "radio";

/** What a control says: its text, of a box the value that it sends while it is ticked. */
export const controlText = (control: { type: string; value: string; checked?: boolean }): string =>
  isBox(control) && !control.checked ? "" : control.value;

/** What a control said when it was loaded: somebody may have filled it in before the page was hydrated. */
function loadedText(control: Control): string {
  const loaded = loadedBeforeTyping(control);
  if (loaded === undefined) return controlText(control);
  return isBox(control) ? controlText({ type: control.type, value: control.value, checked: loaded !== "" }) : loaded;
}

/** The values of a form's controls by name, as text. */
function valuesOf(form: HTMLFormElement, textOf = controlText as (control: Control) => string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const control of typedControls(form)) {
    values.set(control.name, `${values.get(control.name) ?? ""}\n${textOf(control)}`);
  }
  return values;
}

/** A control of a form as people see it: its label, and its id for a link. */
export interface LabelledControl {
  name: string;
  label: string;
  id: string;
}

/** Finds the control of a name in a form; null where there is none that a link can lead to. */
export function findLabelled(form: HTMLFormElement | null, name: string): LabelledControl | null {
  const control = form && [...form.elements].filter(isControl).find((one) => one.name === name && one.id !== "");
  if (!control) return null;
  const label = control.type === "radio" ? control.closest("fieldset")?.querySelector("legend") : control.labels?.[0];
  return { name, id: control.id, label: (control.ariaLabel ?? label?.textContent ?? name).trim() };
}

interface MeasureOptions {
  /** the form came back with what was typed: what was loaded is unknown */
  isReturned: boolean;
  /** a save has just succeeded while this is false after having been true */
  isSaving: boolean;
  hasErrors: boolean;
}

/**
 * The labels of the controls whose value differs from the loaded one; `read` measures again. A form that came back without JavaScript
 * counts as changed.
 */
export function useTypedChanges(form: RefObject<HTMLFormElement>, { isReturned, isSaving, hasErrors }: MeasureOptions) {
  const loaded = useRef<ReadonlyMap<string, string>>();
  const [wasReturned, setWasReturned] = useState(isReturned);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const wasSaving = useRef(false);
  useBeforePaint(() => {
    if (form.current) loaded.current = valuesOf(form.current, loadedText);
  }, [form]);
  const read = () => {
    if (!form.current || !loaded.current) return;
    const differing = [...valuesOf(form.current)].filter(([name, value]) => value !== (loaded.current?.get(name) ?? "\n"));
    const labels = differing.map(([name]) => findLabelled(form.current, name)?.label ?? name);
    setChanged((before) => (before.join("\n") === labels.join("\n") ? before : labels));
  };
  useEffect(() => {
    if (wasSaving.current && !isSaving && !hasErrors && form.current) {
      loaded.current = valuesOf(form.current);
      setWasReturned(false);
    }
    wasSaving.current = isSaving;
    read();
  });
  return { changed, isReturned: wasReturned, read };
}
