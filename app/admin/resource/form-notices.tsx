import type { FieldConflict, ResourceResult } from "#app/domain/resource/resource-view.ts";
import type { FormField } from "#app/domain/resource/staff-table.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Notice } from "#app/ui/notice.tsx";
import { controlId } from "./form-control.tsx";

interface ErrorSummaryProps {
  /** what did not work */
  title: string;
  result: ResourceResult | undefined;
  errorsOf: (name: string) => readonly string[] | undefined;
  fields: readonly FormField[];
  labelOf: (field: FormField) => string;
}

/** Why a form was not saved, with a link to each field that needs somebody. */
export function ErrorSummary({ title, result, errorsOf, fields, labelOf }: ErrorSummaryProps) {
  const say = useText(resourceTexts);
  const wrong = fields.filter(({ name }) => errorsOf(name)?.length);
  const whole = result?.conflicts?.length ? [] : (result?.error?.[""] ?? []); // a conflict has a notice of its own
  if (wrong.length === 0 && whole.length === 0) return null;
  return (
    <div data-summary tabIndex={-1}>
      <Notice tone="error">
        <b>{title}</b>
        {whole.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {wrong.length > 0 ? (
          <p className="error-links">
            {say("form.fields", { count: wrong.length })}{" "}
            {wrong.map((field) => (
              <a
                key={field.name}
                href={`#${controlId(field.name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(controlId(field.name))?.focus();
                }}
              >
                {labelOf(field)}
              </a>
            ))}
          </p>
        ) : null}
      </Notice>
    </div>
  );
}

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
  const who = first.savedBy ?? say("conflict.somebody");
  const at = first.savedAt ? formatDateTime(first.savedAt, lang) : say("conflict.just-now");
  return (
    <Notice>
      {title ? <p>{title}</p> : null}
      <b>{say("conflict.notice", { who, at, count: conflicts.length })}</b>
      <p>{say("conflict.merged")}</p>
    </Notice>
  );
}
