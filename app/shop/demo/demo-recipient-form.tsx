import { Form } from "@remix-run/react";
import { demoInbox as texts } from "#app/i18n/demo-inbox.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

interface DemoRecipientFormProps {
  /** Whose messages are shown; "" for everybody's. */
  to: string;
  recipients: readonly string[];
}

/** Chooses one phone or address whose messages are shown. */
export function DemoRecipientForm({ to, recipients }: DemoRecipientFormProps) {
  const t = useText(texts);
  const listed = to === "" || recipients.includes(to) ? recipients : [to, ...recipients];
  return (
    <Form method="get" className="content-section flex flex-wrap items-end gap-3" aria-label={t("recipient")}>
      <SelectField
        label={t("recipient")}
        name="to"
        id="demo-recipient"
        defaultValue={to}
        placeholder={t("all")}
        options={listed.map((value) => ({ value, label: value }))}
      />
      <Button variant="quiet">{t("show")}</Button>
    </Form>
  );
}
