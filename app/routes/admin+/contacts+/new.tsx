import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { contactDetailsForm } from "#app/domain/contacts/contact-form.server.ts";
import { addContact } from "#app/domain/contacts/save-contact.server.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { adminContacts } from "#app/i18n/admin-contacts.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ContactFields } from "./components/contact-fields.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "contacts", "edit");
  const zones = (await listZones()).map(({ name }) => name);
  return { title: translator(langOf(request), adminContacts)("new.title"), zones };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "contacts", "edit");
  const form = await readForm(request, contactDetailsForm);
  if (!form.ok) return form.invalid();
  const outcome = await orRefuseBroken(addContact(form.value, { by: staff.id }));
  return outcome.ok ? redirect(`${sectionPath("contacts")}/${outcome.value}`) : form.refuse(outcome.refusal);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function NewContactPage() {
  const { title, zones } = useLoaderData<typeof loader>();
  const t = useText(adminContacts);
  const frame = useFormFrame({ id: "contact", result: useActionData<typeof action>()?.result ?? null });
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={sectionPath("contacts")} variant="quiet" small icon="arrow-left">
          {t("back")}
        </LinkButton>
      </PageHead>
      <FormFrame
        frame={frame}
        title={t("save.failed")}
        save={{ label: t("save.new"), icon: "save" }}
        method="post"
        className="admin-panel max-w-text"
      >
        <ContactFields frame={frame} start={{}} zones={zones} />
      </FormFrame>
    </>
  );
}
