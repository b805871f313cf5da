import { type ActionFunctionArgs, data, type HeadersArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { findProfile } from "#app/domain/accounts/save-profile.server.ts";
import { listCustomerOrders } from "#app/domain/orders/list-customer-orders.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { oneOf, wholeNumber } from "#app/http/search-params.server.ts";
import { profile as texts } from "#app/i18n/profile.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { titled } from "#app/shop/titled.ts";
import { Button } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { changeOwnPassword } from "./change-own-password.server.ts";
import { DetailsTab } from "./details-tab.tsx";
import { OrdersTab } from "./orders-tab.tsx";
import { PasswordTab } from "./password-tab.tsx";
import { saveOwnProfile } from "./save-own-profile.server.ts";

const tabNames = ["profile", "orders", "password"] as const;
const tabOf = (params: URLSearchParams) => oneOf(params, "tab", tabNames, "profile");

async function readTab(viewerId: number, params: URLSearchParams) {
  const tab = tabOf(params);
  if (tab === "profile") return { tab, details: await findProfile(viewerId) };
  if (tab === "password") return { tab };
  const page = wholeNumber(params, "page", { most: 1000 });
  return { tab, page, ...(await listCustomerOrders(viewerId, page)) };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireCustomer(request);
  const shown = await readTab(viewer.id, new URL(request.url).searchParams);
  return { name: viewer.name, shown, title: translator(langOf(request), texts)(`tab.${shown.tab}`) };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const tab = tabOf(new URL(request.url).searchParams);
  if (tab === "profile") return saveOwnProfile(request, viewer);
  if (tab === "password") return changeOwnPassword(request, viewer);
  throw data(null, { status: 405 });
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function ProfilePage() {
  const { name, shown } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(texts);
  const tabs = tabNames.map((tab) => ({
    href: tab === "profile" ? "/profile" : `/profile?tab=${tab}${tab === "orders" ? "#orders" : ""}`,
    label: t(`tab.${tab}`),
    current: tab === shown.tab,
  }));
  return (
    <div className="page grid max-w-[760px] gap-6 py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{name}</h1>
        <Form method="post" action="/sign-out">
          <Button variant="quiet" icon="log-out">
            {t("sign-out")}
          </Button>
        </Form>
      </div>
      <Tabs label={t("tabs")} tabs={tabs} />
      {shown.tab === "profile" && shown.details ? <DetailsTab details={shown.details} result={result} /> : null}
      {shown.tab === "orders" ? <OrdersTab orders={shown.orders} page={shown.page} hasNext={shown.hasNext} /> : null}
      {shown.tab === "password" ? <PasswordTab result={result} /> : null}
    </div>
  );
}
