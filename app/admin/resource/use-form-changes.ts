import { type RefObject, useCallback, useState } from "react";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { normalizedText } from "#app/domain/resource/to-text.ts";
import { useBeforePaint } from "#app/ui/use-before-paint.ts";
import { type FormStart, typedIn } from "./form-start.ts";

/** The values of a form's controls as it would send them. */
function readValues(form: HTMLFormElement, fields: readonly FormField[]): Record<string, string> {
  const sent = Object.fromEntries(new FormData(form));
  return Object.fromEntries(fields.map((field) => [field.name, typedIn(field, sent)]));
}

/** What stands in a form's fields and which of them differ from what was loaded; `read` looks again. */
export function useFormChanges(form: RefObject<HTMLFormElement>, fields: readonly FormField[], start: FormStart) {
  const [values, setValues] = useState(start.values);
  const read = useCallback(() => {
    if (form.current) setValues(readValues(form.current, fields));
  }, [form, fields]);
  // what came back from the server stands in new controls
  useBeforePaint(() => setValues(start.values), [start]);
  return {
    values,
    changed: fields.filter(({ name, field }) => normalizedText(field, values[name] ?? "") !== (start.loaded[name] ?? "")),
    read,
  };
}
