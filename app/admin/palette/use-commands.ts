import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { undoTime } from "#app/domain/audit/undo-time.ts";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { showToast } from "#app/ui/toast-list.ts";
import { commandPath } from "./command.ts";
import type { CommandResult } from "./found.ts";

/** Posts commands upon orders; the answer is a toast that offers to take the command back for 8 s. */
export function useCommands(): (fields: Readonly<Record<string, string>>) => void {
  const t = useText(admin);
  const { submit, data } = useFetcher<CommandResult>({ key: "palette-command" });
  const run = (fields: Readonly<Record<string, string>>) => submit(fields, { method: "post", action: commandPath });
  const latest = useRef(run);
  latest.current = run;
  const shownAt = useRef(data?.at ?? 0);
  useEffect(() => {
    if (!data?.at || data.at === shownAt.current) return;
    shownAt.current = data.at;
    const { undo, sentence, tone } = data;
    const action = undo && { label: t("undo"), onClick: () => latest.current(undo) };
    showToast({ title: sentence, tone, duration: undoTime, ...(action && { action }) });
  }, [data, t]);
  return run;
}
