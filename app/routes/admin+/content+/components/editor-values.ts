/** A form that came back: what is wrong, and what had been typed. */
export type Returned =
  | { initialValue?: Record<string, unknown> | null; error?: Record<string, string[] | null> | null }
  | undefined;

type Saved = Readonly<Record<string, string | null | undefined>>;

type Words = { savedNow: (value: string) => string; empty: string };

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * What stands in each field of an editor: what was typed when the form came back, else what is saved. After a stale save what is
 * saved now stands under each field that says something else.
 */
export function editorValues(saved: Saved, result: Returned, { savedNow, empty }: Words) {
  const typed = result?.initialValue ?? null;
  const isRefused = Boolean(result?.error?.[""]);
  return {
    field(name: string, hint?: string) {
      const now = saved[name] ?? "";
      const value = typed ? textOf(typed[name]) : now;
      const differs = isRefused && typed !== null && value !== now && now !== "";
      return {
        name,
        id: `editor-${name}`,
        defaultValue: value,
        hint: differs ? savedNow(now || empty) : hint,
        errors: result?.error?.[name] ?? undefined,
      };
    },
    isTicked(name: string, isSaved: boolean): boolean {
      return typed ? textOf(typed[name]) === "on" : isSaved;
    },
  };
}
