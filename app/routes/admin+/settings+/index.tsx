import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { Panel } from "#app/admin/panel.tsx";
import { TabForm } from "#app/admin/settings-tab.tsx";
import { ThemeForm } from "#app/admin/theme-form.tsx";
import type { ResourceResult } from "#app/domain/resource/resource-view.ts";
import { messageIn } from "#app/domain/settings/maintenance.ts";
import { roundingChoices } from "#app/domain/settings/rounding-choices.ts";
import { generalSettings, maintenanceSettings } from "#app/domain/site-settings/settings-tabs.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readSettingsTab, saveSettingsTab } from "#app/http/settings.server.ts";
import { hasAnimations, themeOf } from "#app/http/theme.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminSettings } from "#app/i18n/admin-settings.ts";
import { settings as texts } from "#app/i18n/settings.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { SettingsHead } from "./components/settings-head.tsx";

const here = "/admin/settings";
const general = "/admin/settings/general";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "settings");
  const lang = langOf(request);
  const [tab, maintenance] = await Promise.all([
    readSettingsTab(staff, generalSettings),
    readSettingsTab(staff, maintenanceSettings),
  ]);
  const device = { theme: themeOf(request), animations: hasAnimations(request) };
  return { title: translator(lang, admin)("section.settings"), tab, maintenance, device, fallback: messageIn(lang, "") };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "settings", "edit");
  return saveSettingsTab(request, staff, { tab: maintenanceSettings, here });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

/** The form that came back: each of the two on this page has an address of its own to be sent to. */
function useResults() {
  const { pathname } = useLocation();
  const result: ResourceResult | undefined = useActionData<typeof action>()?.result;
  return pathname === general ? { tab: result } : { maintenance: result };
}

/** What customers read where the message is empty. */
function FallbackMessage() {
  const { fallback } = useLoaderData<typeof loader>();
  return <p className="field-hint">{useText(texts)("message.fallback", { fallback })}</p>;
}

/** To what the totals of new orders are rounded as the settings are saved. */
function RoundingNow() {
  const { tab } = useLoaderData<typeof loader>();
  const t = useText(adminSettings);
  const choice = roundingChoices.find((one) => one === tab.texts["round_totals"]);
  return choice ? <p className="field-hint">{t("rounding.now", { choice: t(`round_totals.${choice}`) })}</p> : null;
}

const generalForm = { section: "settings", texts: adminSettings, underField: { roundTotals: RoundingNow } } as const;

const maintenanceForm = {
  section: "settings",
  texts,
  formId: "maintenance-form",
  underField: { message: FallbackMessage },
} as const;

export default function SettingsPage() {
  const { title, tab, maintenance, device } = useLoaderData<typeof loader>();
  const results = useResults();
  const t = useText(texts);
  return (
    <div className="resource">
      <SettingsHead title={title} current="general" />
      <div className="resource-below">
        <TabForm tab={generalSettings} here={general} {...tab} result={results.tab} page={generalForm} />
      </div>
      <section className="admin-panel" aria-labelledby="maintenance">
        <h2 id="maintenance">{t("maintenance.title")}</h2>
        <p>{t(maintenance.texts["is_enabled"] === "on" ? "maintenance.is-on" : "maintenance.is-off")}</p>
        <p>{t("maintenance.why")}</p>
        <TabForm tab={maintenanceSettings} here={here} {...maintenance} result={results.maintenance} page={maintenanceForm} />
      </section>
      <Panel title={t("device.title")}>
        <p>{t("device.why")}</p>
        <ThemeForm {...device} here={general} />
      </Panel>
    </div>
  );
}
