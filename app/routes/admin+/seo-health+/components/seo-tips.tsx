import { Panel } from "#app/admin/panel.tsx";
import { adminSeoHealth } from "#app/i18n/admin-seo.ts";
import { useText } from "#app/i18n/use-text.ts";

/** What makes a good title and description (B9.20). */
export function SeoTips() {
  const t = useText(adminSeoHealth);
  return (
    <Panel title={t("tips")}>
      <ul className="list-disc pl-5">
        {(["title", "description", "own"] as const).map((tip) => (
          <li key={tip}>{t(`tip.${tip}`)}</li>
        ))}
      </ul>
    </Panel>
  );
}
