import { type ReactNode, useState } from "react";
import { Icon } from "./icon.tsx";

/** The parts of every form field besides its control. */
export interface FieldTexts {
  label: string;
  name: string;
  /** Defaults to the name. */
  id?: string | undefined;
  hint?: string | undefined;
  /** Its errors, as conform's `field.errors`. */
  errors?: readonly string[] | undefined;
}

/**
 * The errors of a field until it is changed: they go when it is mended, and come back with the next answer of the server. `onInput` belongs
 * on the control.
 */
export function useShownErrors(errors: readonly string[] | undefined) {
  const [mended, setMended] = useState<readonly string[] | undefined>();
  return { shown: mended === errors ? undefined : errors, onInput: () => setMended(errors) };
}

/** The attributes that connect a control to its hint and its errors. A page returned without JavaScript focuses the first invalid field. */
export function controlAttributes({ name, id = name, hint, errors }: Omit<FieldTexts, "label">) {
  const isWrong = errors?.length ? true : undefined;
  const described = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(" ");
  return { id, name, autoFocus: isWrong, "aria-invalid": isWrong, "aria-describedby": described || undefined };
}

/** The hint of a field, at the id that `controlAttributes` references. */
export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="field-hint">
      {hint}
    </p>
  );
}

/** The errors of a field, at the id that `controlAttributes` references. */
export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] | undefined }) {
  if (!errors?.length) return null;
  return (
    <p id={`${id}-error`} className="field-error">
      <Icon name="circle-alert" />
      <span>{errors.join(" ")}</span>
    </p>
  );
}

/** Label above, control, hint and errors below. */
export function FieldFrame({ label, name, id = name, hint, errors, children }: FieldTexts & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldHint id={id} hint={hint} />
      <FieldErrors id={id} errors={errors} />
    </div>
  );
}
