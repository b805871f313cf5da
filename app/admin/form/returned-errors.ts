import { useState } from "react";

/** A form that came back: an error is null where the field has none, "" is the form as a whole. */
export type FormReply =
  | {
      error?: Readonly<Record<string, readonly string[] | null>> | null | undefined;
      initialValue?: Readonly<Record<string, unknown>> | null | undefined;
    }
  | null
  | undefined;

/** The errors of a form that came back; a field that was typed in since has none. */
export function useReturnedErrors(result: FormReply) {
  const [mended, setMended] = useState<{ result: FormReply; names: ReadonlySet<string> }>();
  const names = mended && mended.result === result ? mended.names : new Set<string>();
  return {
    errorsOf: (name: string): string[] | undefined => {
      const errors = names.has(name) ? undefined : result?.error?.[name];
      return errors ? [...errors] : undefined;
    },
    mend: (name: string) => {
      if (!names.has(name) && result?.error?.[name]) setMended({ result, names: new Set([...names, name]) });
    },
  };
}
