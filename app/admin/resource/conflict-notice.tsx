import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import type { FieldConflict } from "#app/lib/outcome.ts";
import { Notice } from "#app/ui/notice.tsx";

interface ConflictNoticeProps {
  /** what did not work, where the section has words of its own for it */
  title: string | null;
  conflicts: readonly FieldConflict[];
}

/** Who saved meanwhile, and that only what both changed is asked about. */
export function ConflictNotice({ title, conflicts }: ConflictNoticeProps) {
  const say = useText(resourceTexts);
  const lang = useLang();
  const [first] = conflicts;
  if (!first) return null;
  const who = first.who ?? say("conflict.somebody");
  const at = first.at ? formatDateTime(first.at, lang) : say("conflict.just-now");
  return (
    <Notice>
      {title ? <p>{title}</p> : null}
      <b>{say("conflict.notice", { who, at, count: conflicts.length })}</b>
      <p>{say("conflict.merged")}</p>
    </Notice>
  );
}
