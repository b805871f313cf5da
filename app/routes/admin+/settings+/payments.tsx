import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { findPayments } from "#app/domain/settings/find-payments.server.ts";
import { payeeLengths, paymentsForm } from "#app/domain/settings/payments-form.server.ts";
import { isPayable } from "#app/domain/settings/payments-setting.server.ts";
import { savePayments } from "#app/domain/settings/save-payments.server.ts";
import { transferMethods } from "#app/domain/settings/transfer-methods.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { settings as texts } from "#app/i18n/settings.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PaymentsForm } from "./components/payments-form.tsx";

const here = "/admin/settings/payments";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "settings");
  const { setting, version } = await findPayments();
  return {
    title: translator(langOf(request), texts)("payments.title"),
    mayEdit: staff.may("settings", "edit"),
    payees: transferMethods.map((method) => ({ method, payee: setting[method], isOffered: isPayable(setting[method]) })),
    version,
    lengths: payeeLengths,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "settings", "edit");
  const form = await readForm(request, paymentsForm);
  if (!form.ok) return form.invalid();

  const { change, version } = form.value;
  const outcome = await savePayments(change, { version, by: staff.id });
  if (!outcome.ok) return form.refuse(outcome.refusal);
  return redirectWithToast(here, "settings-saved");
}

/** After a stale save the page must show the saved values. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function PaymentSettingsPage() {
  const { title, mayEdit, payees, version, lengths } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(texts);
  return (
    <>
      <PageHead title={title}>
        <LinkButton variant="quiet" small icon="arrow-left" href="/admin/settings">
          {t("payments.back")}
        </LinkButton>
      </PageHead>
      <p className="mb-4 max-w-text">{t("payments.why")}</p>
      <PaymentsForm
        key={version}
        action={here}
        payees={payees}
        version={version}
        lengths={lengths}
        isLocked={!mayEdit}
        result={result}
      />
    </>
  );
}
