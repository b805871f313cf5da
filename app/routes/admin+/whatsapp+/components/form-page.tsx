import type { LoneForm } from "#app/admin/resource/resource.ts";
import type { TemplateKey } from "#app/domain/settings/message-templates.ts";
import { adminWhatsapp } from "#app/i18n/admin-whatsapp.ts";
import { useText } from "#app/i18n/use-text.ts";
import type { TemplateValues } from "#app/lib/message-template.ts";
import { TemplateTools } from "./template-tools.tsx";

type Page = {
  environment: { baseUrl: string | null; hasCredId: boolean };
  tab: { secrets: readonly string[] };
  defaultCredId: string;
  /** What stands for the variables in a preview; null while there is no order. */
  preview: TemplateValues | null;
};

/** The parts of the settings' form, and what stands below its fields. */
export function formPage(page: Page): Pick<LoneForm, "section" | "texts" | "underField" | "headings"> {
  const toolsOf = (name: TemplateKey) => (form: { values: Readonly<Record<string, string>> }) => (
    <TemplateTools name={name} written={form.values[name] ?? ""} values={page.preview} />
  );
  return {
    section: "whatsapp",
    texts: adminWhatsapp,
    headings: { baseUrl: "part.api", phone: "part.basic", newOrderAdmin: "part.templates", incoming: "part.incoming" },
    underField: {
      baseUrl: <BaseUrlNote {...page} />,
      credId: <CredentialNote {...page} />,
      newOrderAdmin: toolsOf("new_order_admin"),
      orderConfirmation: toolsOf("order_confirmation"),
      statusUpdate: toolsOf("status_update"),
      outForDelivery: toolsOf("out_for_delivery"),
      incomingSecret: <SecretNote {...page} />,
    },
  };
}

function BaseUrlNote({ environment }: Page) {
  const t = useText(adminWhatsapp);
  return environment.baseUrl ? <p className="field-hint">{t("env.base_url", { url: environment.baseUrl })}</p> : null;
}

function CredentialNote({ environment, tab, defaultCredId }: Page) {
  const t = useText(adminWhatsapp);
  if (environment.hasCredId) return <p className="field-hint">{t("env.cred_id")}</p>;
  const isSaved = tab.secrets.includes("cred_id");
  return <p className="field-hint">{isSaved ? t("cred.saved") : t("cred.default", { id: defaultCredId })}</p>;
}

function SecretNote({ tab }: Page) {
  const t = useText(adminWhatsapp);
  return tab.secrets.includes("incoming_secret") ? <p className="field-hint">{t("secret.saved")}</p> : null;
}
