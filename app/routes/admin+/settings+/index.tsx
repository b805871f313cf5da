import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { findMaintenance } from "#app/domain/settings/find-maintenance.server.ts";
import { messageIn } from "#app/domain/settings/maintenance.ts";
import { longestMessage, maintenanceForm } from "#app/domain/settings/maintenance-form.server.ts";
import { saveMaintenance } from "#app/domain/settings/save-maintenance.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { settings as texts } from "#app/i18n/settings.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { LastChange } from "./components/last-change.tsx";
import { MaintenanceForm } from "./components/maintenance-form.tsx";

const here = "/admin/settings";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "settings");
  const lang = langOf(request);
  return {
    title: translator(lang, admin)("section.settings"),
    mayEdit: staff.may("settings", "edit"),
    maintenance: { ...(await findMaintenance()), fallback: messageIn(lang, ""), longestMessage },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "settings", "edit");
  const form = await readForm(request, maintenanceForm);
  if (!form.ok) return form.invalid();

  const { change, version } = form.value;
  const outcome = await saveMaintenance(change, { version, by: staff.id });
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(here, "settings-saved");
}

/** After a stale save the page must show the saved values. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SettingsPage() {
  const { title, mayEdit, maintenance } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(texts);
  const { setting, version, last } = maintenance;
  return (
    <>
      <PageHead title={title}>
        <LinkButton variant="quiet" small icon="wallet" href="/admin/settings/payments">
          {t("payments.title")}
        </LinkButton>
      </PageHead>
      <section className="admin-panel" aria-labelledby="maintenance">
        <h2 id="maintenance">{t("maintenance.title")}</h2>
        <p>{t(setting.is_enabled ? "maintenance.is-on" : "maintenance.is-off")}</p>
        <p>{t("maintenance.why")}</p>
        {mayEdit ? <MaintenanceForm key={version} action={here} {...maintenance} result={result} /> : null}
        {last ? <LastChange action={mayEdit ? here : null} last={last} version={version} /> : null}
      </section>
    </>
  );
}
