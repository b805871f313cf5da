import { type RefObject, useCallback, useState } from "react";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { normalizedText } from "#app/domain/resource/to-text.ts";
import { useBeforePaint } from "#app/ui/use-before-paint.ts";
import type { FormStart } from "./form-start.ts";

/** The values of a form's controls as it would send them; a tick that is off is "off". */
function readValues(form: HTMLFormElement, fields: readonly FormField[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map(({ name, field }) => [name, String(data.get(name) ?? (field.type === "tick" ? "off" : ""))]),
  );
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
