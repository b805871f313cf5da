import { Form } from "@remix-run/react";
import { type DemoFaults, gatewayFaults, mailFaults } from "#app/contract/demo-inbox.ts";
import { demoInbox as texts } from "#app/i18n/demo-inbox.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** Switches the faults of the demo's WhatsApp gateway and mail server. */
export function DemoFaultsForm({ faults }: { faults: DemoFaults }) {
  const t = useText(texts);
  return (
    <Form method="post" className="content-section grid gap-3" aria-labelledby="demo-faults">
      <SaveKey />
      <h2 id="demo-faults">{t("faults")}</h2>
      <p>{t("faults.hint")}</p>
      <SelectField
        label={t("gateway")}
        name="gateway"
        id="demo-gateway"
        defaultValue={faults.gateway}
        options={gatewayFaults.map((value) => ({ value, label: t(`gateway.${value}`) }))}
      />
      <Field
        label={t("not-on-whatsapp")}
        hint={t("not-on-whatsapp.hint")}
        name="not_on_whatsapp"
        id="demo-not-on-whatsapp"
        defaultValue={faults.notOnWhatsapp.join(", ")}
        maxLength={500}
        inputMode="tel"
      />
      <SelectField
        label={t("mail")}
        name="mail"
        id="demo-mail"
        defaultValue={faults.mail}
        options={mailFaults.map((value) => ({ value, label: t(`mail.${value}`) }))}
      />
      <Button variant="quiet">{t("switch")}</Button>
    </Form>
  );
}
