import { useState } from "react";

/** A form that came back: an error is null where the field has none, "" is the form as a whole. */
export type FormReply =
  | {
      error?: Readonly<Record<string, readonly string[] | null>> | null | undefined;
      initialValue?: Readonly<Record<string, unknown>> | null | undefined;
    }
  | null
  | undefined;

/** The fields that were typed in since a form came back. */
type Mended = { result: FormReply; names: ReadonlySet<string> };

/** The names of what was mended since this reply; what was mended of an earlier one has its errors again. */
export const mendedIn = (mended: Mended | undefined, result: FormReply): ReadonlySet<string> =>
  mended && mended.result === result ? mended.names : new Set<string>();

/** The errors of a form that came back; a field that was typed in since has none. */
export function useReturnedErrors(result: FormReply) {
  const [mended, setMended] = useState<Mended>();
  const names = mendedIn(mended, result);
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
