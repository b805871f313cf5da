import { useLang } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";

/** When a row was added. */
export const AddedAt = ({ at }: { at: Date }) => formatDateTime(at, useLang());
