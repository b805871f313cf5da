import type { SubmissionResult } from "@conform-to/react";

/** A form returned by the server, or none yet. */
export type ReturnedForm = SubmissionResult<string[]> | undefined;

/** One field of a submitted form: the submitted value, else the known one, and its errors. */
export function returnedField<Name extends string>(form: ReturnedForm, name: Name, known = "") {
  const typed = form?.initialValue;
  const value = typed ? typed[name] : known;
  return { name, defaultValue: typeof value === "string" ? value : "", errors: form?.error?.[name] ?? undefined };
}
