import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { TabForm } from "#app/admin/settings-tab.tsx";
import { isEmailConfigured } from "#app/domain/settings/email-channel.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { emailSettings } from "#app/domain/site-settings/settings-tabs.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readSettingsTab, saveSettingsTab } from "#app/http/settings.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminSettings } from "#app/i18n/admin-settings.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SettingsHead } from "./components/settings-head.tsx";

const here = "/admin/settings/email";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "settings");
  const [{ shop }, tab, leaves] = await Promise.all([
    findShopSettings(),
    readSettingsTab(staff, emailSettings),
    isEmailConfigured(),
  ]);
  return { title: translator(langOf(request), admin)("section.settings"), shop, leaves, ...tab };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "settings", "edit");
  return saveSettingsTab(request, staff, { tab: emailSettings, here });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function EmailSettingsPage() {
  const { title, shop, leaves, ...page } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminSettings);
  return (
    <div className="resource">
      <SettingsHead title={title} current="email" />
      <div className="resource-below grid justify-items-start gap-3">
        <p>{shop.email ? t("email.recipient", { email: shop.email }) : t("email.none")}</p>
        <p>{t(leaves ? "email.leaves" : "email.nowhere")}</p>
        <LinkButton variant="quiet" small icon="mail" href={sectionPath("email")}>
          {t("email.configurations")}
        </LinkButton>
      </div>
      <div className="resource-below">
        <TabForm tab={emailSettings} here={here} {...page} result={result} />
      </div>
    </div>
  );
}
