import type { SubmissionResult } from "@conform-to/react";

/** A form that came back with what was wrong, as the server's `readForm` says it. */
export type ReturnedForm = Pick<SubmissionResult<string[]>, "error" | "initialValue">;

/** What had been typed into one field of a form that came back, and what is wrong with it; without conform in the browser. */
export function fieldState(form: ReturnedForm | undefined, name: string) {
  const typed = form?.initialValue?.[name];
  return { name, defaultValue: typeof typed === "string" ? typed : undefined, errors: form?.error?.[name] ?? undefined };
}

/** What is wrong with a form that came back as a whole. */
export const formErrors = (form: ReturnedForm | undefined): readonly string[] => form?.error?.[""] ?? [];
