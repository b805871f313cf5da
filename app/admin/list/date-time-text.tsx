import { useLang } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";

/** A moment in a cell of a list. */
export function DateTimeText({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{formatDateTime(at, useLang())}</time>;
}
