import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { listResource } from "#app/admin/resource/list-resource.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { listQuery } from "#app/domain/resource/resource-query.ts";
import { type ListedUser, lastUsersPage, listUsers, usersPerPage } from "#app/domain/users/list-users.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readOwnList } from "#app/http/own-list.server.ts";
import { freeText, wholeNumber } from "#app/http/search-params.server.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { useDateText } from "./components/use-date-text.ts";
import { UserRole } from "./components/user-role.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "users");
  const { searchParams } = new URL(request.url);
  const search = freeText(searchParams, "q");
  const page = wholeNumber(searchParams, "page", { most: lastUsersPage });
  return readOwnList(request, {
    ...{ section: "users", query: listQuery({ q: search, page }), perPage: usersPerPage },
    reading: listUsers({ search, page }).then(({ users: rows, total }) => ({ rows, total })),
  });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

const users = listResource({
  section: "users",
  texts: adminUsers,
  icon: "users",
  hasRefresh: true,
  columns: [
    { name: "name" },
    { name: "phone", cell: ({ phone }) => phone && formatPhone(phone), width: "150px" },
    { name: "role", cell: ({ role, isBlocked }) => <UserRole role={role} isBlocked={isBlocked} />, width: "150px" },
    { name: "created_at", cell: ({ created_at: time }) => <DateText time={time} />, width: "160px", wideOnly: true },
    { name: "last_sign_in_at", cell: ({ last_sign_in_at: time }) => <DateText time={time} />, width: "160px", wideOnly: true },
    { name: "orders", isNumber: true, width: "90px", wideOnly: true },
  ],
  nameOf: ({ name }: ListedUser) => name,
  underName: ({ email }) => email ?? "—",
  linkOf: ({ id }) => `/admin/users/${id}`,
});

export default function UsersPage() {
  return <ResourcePage resource={users} view={useLoaderData<typeof loader>()} />;
}

const DateText = ({ time }: { time: string | null }) => useDateText(true)(time);
