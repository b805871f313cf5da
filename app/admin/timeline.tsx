import type { HistoryEntry } from "#app/domain/audit/list-history.server.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { excerpt } from "#app/lib/excerpt.ts";

interface TimelineProps<Action extends string, Field extends string> {
  entries: readonly HistoryEntry<Action, Field>[];
  /** What a field is called. */
  fieldName: (field: Field) => string;
  /** A field's value as people read it. */
  wordsOf: (field: Field, value: unknown) => string;
  /** The action, for entities with actions beyond create, update and delete. */
  actionOf?: (entry: HistoryEntry<Action, Field>) => string;
}

const deeds = ["add", "save", "move", "reply", "answer"] as const;

/** Length of a text that the timeline shows, characters. */
const longest = 160;

/** Who changed what when, the latest first. The book is for ever: what it calls otherwise is an edit like any other. */
export function HistoryTimeline<Action extends string, Field extends string>({
  entries,
  fieldName,
  wordsOf,
  actionOf,
}: TimelineProps<Action, Field>) {
  const t = useText(timeline);
  const lang = useLang();
  const defaultAction = ({ action }: HistoryEntry) => t(`did.${deeds.find((deed) => deed === action) ?? "save"}`);
  const shortText = (field: Field, value: unknown) => excerpt(wordsOf(field, value), longest);
  if (entries.length === 0) return <p className="text-ink-2">{t("nothing")}</p>;
  return (
    <ol className="admin-timeline">
      {entries.map((entry) => (
        <li key={entry.id}>
          <b>{(actionOf ?? defaultAction)(entry)}</b>
          {entry.changes.map(({ field, before, after }) => (
            <p key={field}>
              {t("change", { field: fieldName(field), before: shortText(field, before), after: shortText(field, after) })}
            </p>
          ))}
          <small className="block text-ink-2">
            {t("by", { at: formatDateTime(entry.at, lang), who: entry.who ?? t("shop") })}
          </small>
        </li>
      ))}
    </ol>
  );
}
