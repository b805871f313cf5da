import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wholeRupees } from "#app/admin/khata/whole-rupees.ts";
import { HeadLink } from "#app/admin/list/list-head.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { listResource } from "#app/admin/resource/list-resource.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import {
  contactsPerPage,
  type ListedContact,
  lastContactsPage,
  listContacts,
} from "#app/domain/contacts/list-contacts.server.ts";
import { listQuery } from "#app/domain/resource/resource-query.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readOwnList } from "#app/http/own-list.server.ts";
import { freeText, wholeNumber } from "#app/http/search-params.server.ts";
import { adminContacts } from "#app/i18n/admin-contacts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { Badge } from "#app/ui/badge.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "contacts");
  const { searchParams } = new URL(request.url);
  const search = freeText(searchParams, "q");
  const page = wholeNumber(searchParams, "page", { most: lastContactsPage });
  return readOwnList(request, {
    ...{ section: "contacts", query: listQuery({ q: search, page }), perPage: contactsPerPage },
    reading: listContacts({ search, page }).then(({ contacts: rows, total }) => ({ rows, total })),
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

const contacts = listResource({
  section: "contacts",
  texts: adminContacts,
  icon: "circle-user",
  hasRefresh: true,
  columns: [
    { name: "name", cell: (row) => <Name {...row} /> },
    { name: "phone", cell: ({ phone }) => formatPhone(phone), width: "150px" },
    { name: "zone", width: "180px", wideOnly: true },
    { name: "orders", isNumber: true, width: "90px", wideOnly: true },
    { name: "balance", cell: ({ balance }) => (balance === 0 ? "" : wholeRupees(balance)), isNumber: true, width: "110px" },
  ],
  nameOf: ({ name }: ListedContact) => name,
  linkOf: ({ id }) => `${sectionPath("contacts")}/${id}`,
  toolbar: () => <NewContact />,
});

export default function ContactsPage() {
  return <ResourcePage resource={contacts} view={useLoaderData<typeof loader>()} />;
}

const NewContact = () => <HeadLink href={`${sectionPath("contacts")}/new`} icon="plus" label={useText(adminContacts)("add")} />;

function Name({ name, isBlocked }: ListedContact) {
  const t = useText(adminContacts);
  return (
    <>
      {name} {isBlocked ? <Badge tone="mirch">{t("blocked")}</Badge> : null}
    </>
  );
}
