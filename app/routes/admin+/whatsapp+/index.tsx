import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { DemoInboxLink } from "#app/admin/messages/demo-inbox-link.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { TabForm } from "#app/admin/settings-tab.tsx";
import { checkConnection } from "#app/domain/messaging/check-connection.server.ts";
import { listWhatsappLog } from "#app/domain/messaging/list-whatsapp-log.server.ts";
import { findLatestOrderValues } from "#app/domain/messaging/order-values.server.ts";
import type { ResourceResult } from "#app/domain/resource/resource-view.ts";
import { defaultCredId, findWhatsappSettings, whatsappGatewayOf } from "#app/domain/settings/whatsapp-settings.server.ts";
import { whatsappSettings } from "#app/domain/site-settings/settings-tabs.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readWithReference } from "#app/http/read-or-null.server.ts";
import { readSettingsTab, saveSettingsTab } from "#app/http/settings.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminWhatsapp } from "#app/i18n/admin-whatsapp.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { env } from "#app/platform/env.server.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ConnectionPanel } from "./components/connection-panel.tsx";
import { formPage } from "./components/form-page.tsx";
import { HistoryPanel } from "./components/history-panel.tsx";
import { TestPanel } from "./components/test-panel.tsx";
import { useConnection } from "./components/use-connection.ts";

const here = sectionPath("whatsapp");

const readSettings = async (staff: Awaited<ReturnType<typeof requireSection>>) => {
  const [tab, settings, preview] = await Promise.all([
    readSettingsTab(staff, whatsappSettings, "whatsapp"),
    findWhatsappSettings(),
    findLatestOrderValues(),
  ]);
  const environment = { baseUrl: env.WHATSAPP_BASE_URL ?? null, hasCredId: env.WHATSAPP_CRED_ID !== undefined };
  return { tab, preview, environment, defaultCredId, isConfigured: whatsappGatewayOf(settings) !== null };
};

/** `?check=1` asks the gateway before the page is shown, as browsers without JavaScript do; `?history=1` shows the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "whatsapp");
  const { searchParams } = new URL(request.url);
  const [settings, connection, history] = await Promise.all([
    readWithReference("whatsapp settings", readSettings(staff)),
    searchParams.has("check") ? readWithReference("whatsapp connection", checkConnection()) : null,
    searchParams.has("history")
      ? readWithReference("whatsapp log", listWhatsappLog({ mayReadPhones: staff.may("orders", "edit") }))
      : null,
  ]);
  const title = translator(langOf(request), admin)("section.whatsapp");
  return { title, settings, connection: connection?.value ?? null, history, mayEdit: staff.may("whatsapp", "edit") };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "whatsapp", "edit");
  return saveSettingsTab(request, staff, { tab: whatsappSettings, here });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function WhatsappPage() {
  const { title, settings, connection, history, mayEdit } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result as ResourceResult | undefined;
  const isTest = useLocation().pathname.endsWith("/send-test");
  const t = useText(adminWhatsapp);
  const state = useConnection(connection, settings.value?.isConfigured ?? false);
  const page = settings.value;
  return (
    <div className="resource">
      <header className="resource-head">
        <h1>{title}</h1>
        <LinkButton variant="quiet" small icon="inbox" href={`${here}/conversations`} aria-label={t("conversations.open")}>
          <span className="resource-wide-label">{t("conversations.open")}</span>
        </LinkButton>
        <DemoInboxLink inHead />
      </header>
      {page ? (
        <>
          <ConnectionPanel {...state} isConfigured={page.isConfigured} mayEdit={mayEdit} />
          {mayEdit ? (
            <TestPanel
              phone={page.tab.texts["phone"] ?? ""}
              isConnected={state.state === "connected"}
              result={isTest ? result : undefined}
            />
          ) : null}
          <section className="admin-panel" aria-label={title}>
            <TabForm
              tab={whatsappSettings}
              here={here}
              {...page.tab}
              result={isTest ? undefined : result}
              page={formPage(page)}
            />
          </section>
          <HistoryPanel history={history} />
        </>
      ) : (
        <Notice tone="error">
          <b>{t("load.failed")}</b>
          <p>{t("load.reference", { reference: settings.reference ?? "" })}</p>
        </Notice>
      )}
    </div>
  );
}
