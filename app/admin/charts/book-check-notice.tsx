import { brokenLawText } from "#app/domain/audit/broken-law-text.ts";
import type { BookCheck } from "#app/domain/audit/find-book-check.server.ts";
import { bookChecks } from "#app/i18n/book-checks.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Notice } from "#app/ui/notice.tsx";
import { sectionPath } from "../sections.ts";

const sectionOf = { order: "orders", product: "products", contact: "contacts" } as const;

/** What the last check of the books found, each with the page of its record; nothing while they agree. */
export function BookCheckNotice({ check }: { check: BookCheck | null }) {
  const t = useText(bookChecks);
  const lang = useLang();
  if (!check || (check.broken.length === 0 && !check.isUnread)) return null;
  const when = formatDateTime(new Date(check.at), lang);
  return (
    <Notice tone="error">
      <p>{check.isUnread ? t("unread", { when }) : t("broken", { when })}</p>
      <ul>
        {check.broken.map((broken) => (
          <li key={`${broken.law} ${broken.id}`}>
            {broken.subject === "slot" ? (
              brokenLawText(lang, broken)
            ) : (
              <a href={`${sectionPath(sectionOf[broken.subject])}/${broken.id}`}>{brokenLawText(lang, broken)}</a>
            )}
          </li>
        ))}
      </ul>
      <p>{t("advice")}</p>
    </Notice>
  );
}
