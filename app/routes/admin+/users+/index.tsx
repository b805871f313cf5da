import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PastEnd } from "#app/admin/list/past-end.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { KeyHint } from "#app/admin/resource/page-parts.tsx";
import { resourceAddresses } from "#app/admin/resource/resource-address.ts";
import { ResourcePager } from "#app/admin/resource/resource-pager.tsx";
import { allTab } from "#app/domain/resource/resource-query.ts";
import { lastUsersPage, listUsers, usersPerPage } from "#app/domain/users/list-users.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { readWithReference } from "#app/http/read-or-null.server.ts";
import { freeText, wholeNumber } from "#app/http/search-params.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { UserTable } from "./components/user-table.tsx";

const path = "/admin/users";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "users");
  const { searchParams } = new URL(request.url);
  const search = freeText(searchParams, "q");
  const page = wholeNumber(searchParams, "page", { most: lastUsersPage });
  const { value: list, reference } = await readWithReference("users", listUsers({ search, page }));
  const title = translator(langOf(request), admin)("section.users");
  return { title, search, page, list, reference, perPage: usersPerPage };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function UsersPage() {
  const { title, search, page, list, perPage } = useLoaderData<typeof loader>();
  const t = useText(adminUsers);
  const addresses = resourceAddresses(path, { q: search, tab: allTab, page, sort: "", direction: "asc", filters: {} });
  return (
    <div className="resource">
      <header className="resource-head">
        <h1>{title}</h1>
        {list ? <span className="resource-total">{t("total", { count: list.total })}</span> : null}
        <div className="resource-head-acts">
          <LinkButton href={addresses.list()} variant="plain" small icon="refresh-cw" data-reload aria-label={t("refresh")}>
            <span className="resource-wide-label">{t("refresh")}</span>
          </LinkButton>
        </div>
      </header>
      <form action={path} className="resource-filters users-search">
        <label className="resource-search">
          <Icon name="search" />
          <span className="sr-only">{t("search")}</span>
          <input key={search} type="search" name="q" defaultValue={search} placeholder={t("search")} maxLength={100} />
          <KeyHint>/</KeyHint>
        </label>
      </form>
      <UserRows />
      {list && list.total > 0 ? (
        <ResourcePager path={path} list={{ ...list, rows: list.users, perPage }} addresses={addresses} />
      ) : null}
    </div>
  );
}

/** The rows themselves, or why there are none and the way on. */
function UserRows() {
  const { search, page, list, reference } = useLoaderData<typeof loader>();
  const t = useText(adminUsers);
  if (!list) {
    const again = (
      <LinkButton href={path} small icon="refresh-cw" data-reload>
        {t("retry")}
      </LinkButton>
    );
    return (
      <EmptyState icon="triangle-alert" title={t("failed.load")} action={again}>
        {t("failed.fetch", { reference: reference ?? "" })}
      </EmptyState>
    );
  }
  if (list.users.length > 0) return <UserTable users={list.users} />;
  const first = search ? `${path}?${new URLSearchParams({ q: search })}` : path;
  if (page > 1 && list.total > 0) return <PastEnd first={first} />;
  const all = (
    <LinkButton href={path} variant="quiet" small icon="list">
      {t("none.all")}
    </LinkButton>
  );
  return (
    <EmptyState icon="users" title={t("none")} action={all}>
      {t("none.why")}
    </EmptyState>
  );
}
