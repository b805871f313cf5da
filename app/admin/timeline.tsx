import type { HistoryEntry } from "#app/domain/audit/list-history.server.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { excerpt } from "#app/lib/excerpt.ts";

interface TimelineProps<Told extends HistoryEntry> {
  happenings: readonly Told[];
  /** What a field is called. */
  fieldName: (field: Told["changes"][number]["field"]) => string;
  /** A field's value as people read it. */
  wordsOf: (field: Told["changes"][number]["field"], value: unknown) => string;
  /** What was done, for things that more is done to than to most. */
  deedOf?: (happening: Told) => string;
}

const deeds = ["add", "save", "move", "reply", "answer"] as const;

/** How much of a text the timeline shows, characters. */
const longest = 160;

/** Who changed what when, the latest first. The book is for ever: what it calls otherwise is an edit like any other. */
export function HistoryTimeline<Told extends HistoryEntry>({ happenings, fieldName, wordsOf, deedOf }: TimelineProps<Told>) {
  const t = useText(timeline);
  const lang = useLang();
  const usualDeed = ({ action }: Told) => t(`did.${deeds.find((deed) => deed === action) ?? "save"}`);
  const said = (field: Told["changes"][number]["field"], value: unknown) => excerpt(wordsOf(field, value), longest);
  if (happenings.length === 0) return <p className="text-ink-2">{t("nothing")}</p>;
  return (
    <ol className="admin-timeline">
      {happenings.map((happening) => (
        <li key={happening.id}>
          <b>{(deedOf ?? usualDeed)(happening)}</b>
          {happening.changes.map(({ field, before, after }) => (
            <p key={field}>{t("change", { field: fieldName(field), before: said(field, before), after: said(field, after) })}</p>
          ))}
          <small className="block text-ink-2">
            {t("by", { at: formatDateTime(happening.at, lang), who: happening.who ?? t("shop") })}
          </small>
        </li>
      ))}
    </ol>
  );
}
