import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { TabForm } from "#app/admin/settings-tab.tsx";
import { isPayable } from "#app/domain/settings/payments-setting.server.ts";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { transferMethods } from "#app/domain/settings/transfer-methods.ts";
import { paymentSettings } from "#app/domain/site-settings/settings-tabs.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readSettingsTab, saveSettingsTab } from "#app/http/settings.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminPayees } from "#app/i18n/admin-payees.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { SettingsHead } from "./components/settings-head.tsx";

const here = "/admin/settings/payments";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "settings");
  const [{ payments }, tab] = await Promise.all([findShopSettings(), readSettingsTab(staff, paymentSettings)]);
  const offered = transferMethods.filter((method) => isPayable(payments[method]));
  return { title: translator(langOf(request), admin)("section.settings"), offered, ...tab };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "settings", "edit");
  return saveSettingsTab(request, staff, { tab: paymentSettings, here });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

/** The form of the payees: a heading above the first field of each method. */
const form = {
  section: "settings",
  texts: adminPayees,
  headings: {
    bankTransferTitle: "method.bank_transfer",
    jazzcashTitle: "method.jazzcash",
    easypaisaTitle: "method.easypaisa",
    raastTitle: "method.raast",
  },
} as const;

export default function PaymentSettingsPage() {
  const { title, offered, ...page } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminPayees);
  const methods = (["cash", ...offered] as const).map((method) => t(`method.${method}`)).join(", ");
  return (
    <div className="resource">
      <SettingsHead title={title} current="payments" />
      <div className="resource-below grid gap-3">
        <h2>{t("title")}</h2>
        <p className="max-w-text">{t("why")}</p>
        <p>{t("offered", { methods })}</p>
      </div>
      <div className="resource-below">
        <TabForm tab={paymentSettings} here={here} {...page} result={result} page={form} />
      </div>
    </div>
  );
}
