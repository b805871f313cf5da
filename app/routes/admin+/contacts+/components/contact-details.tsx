import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import type { FormReply } from "#app/admin/form/returned-errors.ts";
import { type KhataAct, replyTo } from "#app/admin/khata/khata-forms.tsx";
import { Panel } from "#app/admin/panel.tsx";
import type { ContactDetails } from "#app/domain/contacts/find-contact.server.ts";
import { adminContacts } from "#app/i18n/admin-contacts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { ContactFields } from "./contact-fields.tsx";

interface ContactDetailsFormProps {
  contact: ContactDetails;
  zones: readonly string[];
  answer: { act: KhataAct; result: FormReply } | null;
}

/** Who the contact is; saved over nobody else's change. */
export function ContactDetailsForm({ contact, zones, answer }: ContactDetailsFormProps) {
  const t = useText(adminContacts);
  const frame = useFormFrame({ id: "contact", result: replyTo(answer, "details") });
  return (
    <Panel title={t("edit")}>
      <FormFrame
        frame={frame}
        title={t("save.failed")}
        save={{ label: t("save"), icon: "save", variant: "quiet" }}
        isSmall
        method="post"
        action={`/admin/contacts/${contact.id}?act=details`}
        className="grid gap-4"
      >
        <input type="hidden" name="version" value={contact.version} />
        <ContactFields frame={frame} start={contact} zones={zones} />
      </FormFrame>
    </Panel>
  );
}
