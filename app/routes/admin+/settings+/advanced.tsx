import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { Panel } from "#app/admin/panel.tsx";
import { TabForm } from "#app/admin/settings-tab.tsx";
import { readSystemFacts } from "#app/domain/site-settings/read-system-facts.server.ts";
import { advancedSettings } from "#app/domain/site-settings/settings-tabs.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";
import { readSettingsTab, saveSettingsTab } from "#app/http/settings.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminSettings } from "#app/i18n/admin-settings.ts";
import { translator } from "#app/i18n/translate.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { SettingsHead } from "./components/settings-head.tsx";

const here = "/admin/settings/advanced";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "settings");
  const [tab, system] = await Promise.all([readSettingsTab(staff, advancedSettings), readOrNull(readSystemFacts())]);
  return { title: translator(langOf(request), admin)("section.settings"), ...tab, system };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "settings", "edit");
  return saveSettingsTab(request, staff, { tab: advancedSettings, here });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function AdvancedSettingsPage() {
  const { title, system, ...page } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminSettings);
  return (
    <div className="resource">
      <SettingsHead title={title} current="advanced" />
      <Panel title={t("security")}>
        <TabForm tab={advancedSettings} here={here} {...page} result={result} />
      </Panel>
      {system ? <SystemPanel {...system} /> : null}
    </div>
  );
}

const megabyte = 1024 * 1024;
const jobNames = [
  "deliver-outbox",
  "tidy",
  "check-books",
  "rank-products",
  "remind-carts",
  "remind-repeats",
  "draw-pictures",
] as const;

function SystemPanel({ version, databaseSize, picturesDue, jobs }: Awaited<ReturnType<typeof readSystemFacts>>) {
  const t = useText(adminSettings);
  const lang = useLang();
  const lastRun = (name: string) => {
    const at = jobs.find((job) => job.name === name)?.at;
    return at ? formatDateTime(new Date(at), lang) : t("job.never");
  };
  return (
    <Panel title={t("system")}>
      <dl className="resource-values">
        <div>
          <dt>{t("version")}</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>{t("database")}</dt>
          <dd>{t("database.size", { size: Math.ceil(databaseSize / megabyte) })}</dd>
        </div>
        <div>
          <dt>{t("pictures")}</dt>
          <dd>{t("pictures.due", { count: picturesDue })}</dd>
        </div>
        {jobNames.map((name) => (
          <div key={name}>
            <dt>{t(`job.${name}`)}</dt>
            <dd>{lastRun(name)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
