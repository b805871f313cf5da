import { type ActionFunctionArgs, data, type HeadersArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Avatar } from "#app/components/avatar.tsx";
import { countUnread } from "#app/domain/accounts/count-unread.server.ts";
import { displayName } from "#app/domain/accounts/display-name.ts";
import { findCodePhone, mayProvePhone } from "#app/domain/accounts/identity/identity-code.server.ts";
import { findProvableEmail } from "#app/domain/accounts/identity/prove-email.server.ts";
import { listInbox } from "#app/domain/accounts/list-inbox.server.ts";
import { minPasswordLength } from "#app/domain/accounts/new-password.server.ts";
import { findProfile } from "#app/domain/accounts/save-profile.server.ts";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { findAddress, listAddresses } from "#app/domain/customers/list-addresses.server.ts";
import { listZones } from "#app/domain/delivery/zones.server.ts";
import { listCustomerOrders } from "#app/domain/orders/list-customer-orders.server.ts";
import { listRepeats } from "#app/domain/orders/weekly-repeat.server.ts";
import { findPushSettings } from "#app/domain/push/push-settings.server.ts";
import { isPasswordChangeRequired } from "#app/domain/two-factor/staff-requirement.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { oneOf, rowId, wholeNumber } from "#app/http/search-params.server.ts";
import { profile as texts } from "#app/i18n/profile.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { titled } from "#app/shop/head-data/titled.ts";
import { Button } from "#app/ui/button.tsx";
import { CountBadge } from "#app/ui/count-badge.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { AddressForm } from "./address-form.tsx";
import { AddressesTab } from "./addresses-tab.tsx";
import { changeOwnPassword } from "./change-own-password.server.ts";
import { DataTab } from "./data-tab.tsx";
import { deleteOwn } from "./delete-own.server.ts";
import { DetailsTab } from "./details-tab.tsx";
import { InboxTab } from "./inbox-tab.tsx";
import { NotificationsTab } from "./notifications-tab.tsx";
import { OrdersTab } from "./orders-tab.tsx";
import { PasswordTab } from "./password-tab.tsx";
import { saveOwnAddress } from "./save-own-address.server.ts";
import { saveOwnProfile } from "./save-own-profile.server.ts";
import { saveOwnPushSettings } from "./save-own-push-settings.server.ts";
import { unprovedTexts } from "./unproved-texts.server.ts";

const tabNames = ["profile", "orders", "inbox", "notifications", "addresses", "password", "data"] as const;
const tabOf = (params: URLSearchParams) => oneOf(params, "tab", tabNames, "profile");

async function readTab(viewer: Viewer, request: Request) {
  const params = new URL(request.url).searchParams;
  const tab = tabOf(params);
  if (tab === "profile") {
    const [details, mayProve, email] = await Promise.all([
      findProfile(viewer.id),
      mayProvePhone(viewer.id),
      findProvableEmail(viewer.id),
    ]);
    return { tab, details, mayProve, unproved: unprovedTexts(email, request), ...(await readConfirming(viewer)) };
  }
  if (tab === "password") {
    const isRequired = viewer.role !== null && (await isPasswordChangeRequired(viewer.id));
    return { tab, leastPassword: minPasswordLength(viewer.role !== null), isRequired, ...(await readConfirming(viewer)) };
  }
  if (tab === "data") return { tab, ...(await readConfirming(viewer)) };
  if (tab === "notifications") return { tab, push: await findPushSettings(viewer.id) };
  if (tab === "addresses") return { tab, ...(await readAddresses(viewer, params.get("edit"))) };
  const page = wholeNumber(params, "page", { most: 1000 });
  if (tab === "inbox") return { tab, page, ...(await listInbox(viewer.id, page)) };
  const lang = langOf(request);
  const [list, repeats] = await Promise.all([
    listCustomerOrders(viewer.id, { lang, page }),
    readOrFallback("weekly repeats", listRepeats(viewer.id, lang), []),
  ]);
  return { tab, page, ...list, repeats };
}

/** The number that a code may go to in place of the password, as people write it. */
async function readConfirming({ id }: Viewer) {
  const phone = await findCodePhone(id);
  return { codePhone: phone && formatPhone(phone) };
}

/** The address list, or the form of one address: a new one, or one of theirs. */
async function readAddresses({ id: viewerId, name, phone, zone }: Viewer, edit: string | null) {
  if (edit === null) return { addresses: await listAddresses(viewerId), form: null };
  const id = rowId(edit);
  const address = id ? await findAddress(id, viewerId) : null;
  if (!address && edit !== "new") throw new Response(null, { status: 404 });
  const zones = (await listZones()).map((served) => served.name);
  return { addresses: [], form: { address, zones, person: { name, phone, zone } } };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireCustomer(request);
  const [shown, unread] = await Promise.all([
    readTab(viewer, request),
    readOrFallback("unread messages", countUnread(viewer.id), 0),
  ]);
  const { avatarUrl } = viewer;
  const hasSecurity = viewer.role !== null;
  const title = translator(langOf(request), texts)(`tab.${shown.tab}`);
  return { name: displayName(viewer), avatarUrl, unread, shown, hasSecurity, title };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireCustomer(request);
  const tab = tabOf(new URL(request.url).searchParams);
  if (tab === "profile") return saveOwnProfile(request, viewer);
  if (tab === "password") return changeOwnPassword(request, viewer);
  if (tab === "addresses") return saveOwnAddress(request, viewer);
  if (tab === "notifications") return saveOwnPushSettings(request, viewer);
  if (tab === "data") return deleteOwn(request, viewer);
  throw data(null, { status: 405 });
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => titled(matches, page?.title);

export default function ProfilePage() {
  const { name, avatarUrl, unread, shown, hasSecurity } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(texts);
  const tabs = tabNames.map((tab) => ({
    href: tab === "profile" ? "/profile" : `/profile?tab=${tab}${tab === "orders" ? "#orders" : ""}`,
    label:
      tab === "inbox" ? (
        <>
          {t("tab.inbox")} <CountBadge count={unread} />
        </>
      ) : (
        t(`tab.${tab}`)
      ),
    current: tab === shown.tab,
  }));
  const links = [
    { href: "/profile/devices", label: t("link.devices") },
    ...(hasSecurity ? [{ href: "/profile/security", label: t("link.security") }] : []),
    { href: "/favorites", label: t("link.favourites") },
    { href: "/packages#my-packages", label: t("link.packages") },
  ];
  return (
    <div className="page grid max-w-[880px] gap-6 py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex min-w-0 items-center gap-3">
          <Avatar name={name} url={avatarUrl} large />
          {name}
        </h1>
        <Form method="post" action="/sign-out">
          <Button variant="quiet" icon="log-out">
            {t("sign-out")}
          </Button>
        </Form>
      </div>
      <Tabs label={t("tabs")} tabs={[...tabs, ...links]} />
      {shown.tab === "profile" && shown.details ? <DetailsTab {...shown} details={shown.details} result={result} /> : null}
      {shown.tab === "orders" ? <OrdersTab {...shown} /> : null}
      {shown.tab === "inbox" ? <InboxTab {...shown} unread={unread} /> : null}
      {shown.tab === "notifications" ? <NotificationsTab {...shown.push} /> : null}
      {shown.tab === "addresses" && shown.form ? (
        <AddressForm key={shown.form.address?.id} {...shown.form} form={result} />
      ) : null}
      {shown.tab === "addresses" && !shown.form ? <AddressesTab addresses={shown.addresses} /> : null}
      {shown.tab === "password" ? <PasswordTab {...shown} result={result} /> : null}
      {shown.tab === "data" ? <DataTab {...shown} result={result} /> : null}
    </div>
  );
}
