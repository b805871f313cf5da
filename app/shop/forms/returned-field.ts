import type { SubmissionResult } from "@conform-to/react";

/** A form that came back from the server, or none yet. */
export type ReturnedForm = SubmissionResult<string[]> | undefined;

/** One field of a form that was sent: what was typed, else what is known, and what is wrong with it. */
export function returnedField<Name extends string>(form: ReturnedForm, name: Name, known = "") {
  const typed = form?.initialValue;
  const value = typed ? typed[name] : known;
  return { name, defaultValue: typeof value === "string" ? value : "", errors: form?.error?.[name] ?? undefined };
}
