import { useMemo } from "react";
import { saveKeyName } from "#app/lib/save-key-name.ts";
import { useAnsweredKey } from "./use-answered-key.ts";

/**
 * The key of a form that must do once what is posted twice: an equal post under it is answered with the first result (`answeredOnce`).
 * A form that was answered gets a new one: what is posted next is meant, also where it is the same again. Stands first in its form.
 * The server's and the browser's differ, and each is posted by one of them alone.
 */
export function SaveKey() {
  const shown = useAnsweredKey();
  const key = useMemo(() => shown + Math.random(), [shown]);
  return <input type="hidden" name={saveKeyName} defaultValue={key} suppressHydrationWarning />;
}
