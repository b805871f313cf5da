import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { BadCanonical } from "#app/domain/seo/read-seo-health.server.ts";
import { adminSeoHealth } from "#app/i18n/admin-seo.ts";
import { useText } from "#app/i18n/use-text.ts";

/** The canonical addresses that no page shows, as they lead to none; nothing where all are sound. */
export function SeoCanonicals({ records, mayManage }: { records: readonly BadCanonical[]; mayManage: boolean }) {
  const t = useText(adminSeoHealth);
  if (records.length === 0) return null;
  return (
    <Panel title={t("canonical")}>
      <p className="text-ink-2">{t("canonical.what")}</p>
      <ul className="list-disc pl-5">
        {records.map(({ id, pageName, canonicalUrl }) => (
          <li key={id}>
            {mayManage ? <a href={`${sectionPath("seo-management")}?edit=${id}`}>{pageName}</a> : <b>{pageName}</b>}:{" "}
            <code className="break-all">{canonicalUrl}</code>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
