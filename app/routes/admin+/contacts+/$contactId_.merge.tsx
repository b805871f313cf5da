import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { findContact } from "#app/domain/contacts/find-contact.server.ts";
import { findMerge, mergeContacts, mergedFields, mergeForm } from "#app/domain/contacts/merge-contacts.server.ts";
import { findKhata } from "#app/domain/khata/find-khata.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { freeText, rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome, redirectWithRefusal } from "#app/http/toast.server.ts";
import { adminContacts } from "#app/i18n/admin-contacts.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { callerPhone } from "#app/lib/phone.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** Two contacts side by side: the words of each where they differ, and what is owed after it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireSection(request, "contacts", "edit");
  const contact = await findContact(rowId(params.contactId) ?? 0);
  if (!contact || contact.mergedInto) throw new Response(null, { status: 404 });
  const phone = callerPhone(freeText(new URL(request.url).searchParams, "phone")) ?? "";
  const [other, khata] = await Promise.all([findMerge(contact.id, phone), findKhata(contact.id)]);
  if (!other) throw redirectWithRefusal(request, `/admin/contacts/${contact.id}`, { code: "contact.no-number" });
  const differing = mergedFields.filter((field) => contact[field] && other[field] && contact[field] !== other[field]);
  const title = translator(langOf(request), adminContacts)("merge.title", { name: contact.name });
  return { title, contact, other, differing, owed: paisa((khata?.balance ?? 0) + other.khataBalance) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "contacts", "edit");
  const form = await readForm(request, mergeForm);
  if (!form.ok) return form.invalid();
  const id = rowId(params.contactId) ?? 0;
  const record = `/admin/contacts/${id}`;
  const outcome = await mergeContacts(id, form.value, { by: staff.id });
  const undo = `${record}/separate?other=${form.value.other}`;
  return redirectWithOutcome(request, record, outcome, "contact-merged", { undo, record });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function MergeContacts() {
  const { title, contact, other, differing, owed } = useLoaderData<typeof loader>();
  const t = useText(adminContacts);
  const path = `/admin/contacts/${contact.id}`;
  const sides = [
    { value: "mine", side: contact, words: "merge.mine" },
    { value: "theirs", side: other, words: "merge.theirs" },
  ] as const;
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={path} variant="quiet" small icon="arrow-left">
          {contact.name}
        </LinkButton>
      </PageHead>
      <Form method="post" action={`${path}/merge`} className="admin-panel max-w-text">
        <SaveKey />
        <p>{t("merge.why")}</p>
        <input type="hidden" name="other" value={other.id} />
        {sides.map(({ value, side, words }) => (
          <p key={value}>
            <b>{side.name}</b> · {t(words, { phone: formatPhone(side.phone) })}
          </p>
        ))}
        {differing.map((field) => (
          <RadioGroup
            key={field}
            name={field}
            label={t(`field.${field}`)}
            defaultValue="mine"
            options={sides.map(({ value, side }) => ({ value, label: side[field] ?? t("merge.nothing") }))}
          />
        ))}
        <p>{t("merge.owes", { balance: formatMoney(owed) })}</p>
        <Button icon="check">{t("merge.go")}</Button>
      </Form>
    </>
  );
}
