import type { Happening } from "#app/domain/audit/list-happenings.server.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";

interface TimelineProps {
  happenings: readonly Happening[];
  /** What a field is called. */
  fieldName: (field: string) => string;
  /** A field's value as people read it. */
  wordsOf: (field: string, value: unknown) => string;
}

const deeds = ["add", "save", "move", "reply", "answer"] as const;

/** How much of a text the timeline shows, characters. */
const longest = 160;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Who changed what when, the latest first. The book is for ever: what it calls otherwise is an edit like any other. */
export function Timeline({ happenings, fieldName, wordsOf }: TimelineProps) {
  const t = useText(timeline);
  const lang = useLang();
  if (happenings.length === 0) return <p className="text-ink-2">{t("nothing")}</p>;
  return (
    <ol className="admin-timeline">
      {happenings.map(({ id, at, who, action, changes }) => (
        <li key={id}>
          <b>{t(`did.${deeds.find((deed) => deed === action) ?? "save"}`)}</b>
          {changes.map(({ field, before, after }) => (
            <p key={field}>
              {t("change", { field: fieldName(field), before: cut(wordsOf(field, before)), after: cut(wordsOf(field, after)) })}
            </p>
          ))}
          <small className="block text-ink-2">{t("by", { at: formatDateTime(at, lang), who: who ?? t("shop") })}</small>
        </li>
      ))}
    </ol>
  );
}
