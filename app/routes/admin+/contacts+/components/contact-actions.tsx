import { Form } from "@remix-run/react";
import { Confirm } from "#app/admin/confirm.tsx";
import { Panel } from "#app/admin/panel.tsx";
import type { ContactDetails } from "#app/domain/contacts/find-contact.server.ts";
import { adminContacts } from "#app/i18n/admin-contacts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** Blocking, and which further numbers are the same person. */
export function ContactActions({ contact: { id, name, isBlocked, merged } }: { contact: ContactDetails }) {
  const t = useText(adminContacts);
  const path = `/admin/contacts/${id}`;
  return (
    <>
      <Panel title={t("merge")}>
        {merged.map(({ id: other, phone, name: called }) => (
          <Form key={other} method="post" action={`${path}/separate`}>
            <SaveKey />
            <input type="hidden" name="other" value={other} />
            <p>
              {t("merged")} <a href={`/admin/contacts/${other}`}>{formatPhone(phone)}</a> ({called})
            </p>
            <Button small variant="quiet" icon="undo-2">
              {t("separate", { phone: formatPhone(phone) })}
            </Button>
          </Form>
        ))}
        <Form action={`${path}/merge`}>
          <Field name="phone" id="merge-phone" type="tel" label={t("merge.phone")} required maxLength={30} autoComplete="off" />
          <Button small variant="quiet" icon="users">
            {t("merge.compare")}
          </Button>
        </Form>
      </Panel>
      <div className="flex flex-wrap items-start gap-2">
        {isBlocked ? (
          <Form method="post" action={`${path}/unblock`}>
            <SaveKey />
            <Button small variant="quiet" icon="lock">
              {t("unblock")}
            </Button>
          </Form>
        ) : (
          <Confirm label={t("block")} icon="ban" question={t("block.sure", { name })} action={`${path}/block`} />
        )}
      </div>
    </>
  );
}
