import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DateTimeText } from "#app/admin/list/list-table.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { listResource } from "#app/admin/resource/list-resource.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { findRemindersFigure } from "#app/domain/messaging/remind-carts.server.ts";
import {
  type AbandonedCart,
  cartsPerPage,
  lastAbandonedPage,
  listAbandonedCarts,
  listLeftItems,
} from "#app/domain/reports/list-abandoned-carts.server.ts";
import { allTab, listQuery } from "#app/domain/resource/resource-query.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readOwnList } from "#app/http/own-list.server.ts";
import { oneOf, wholeNumber } from "#app/http/search-params.server.ts";
import { adminAbandonment } from "#app/i18n/admin-abandonment.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LeftItems } from "./components/left-items.tsx";
import { RemindButton, ReminderState, RemindersPanel } from "./components/reminders.tsx";

const cartStages = ["cart", "checkout"] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "abandonment");
  const { searchParams } = new URL(request.url);
  const stage = oneOf(searchParams, "tab", cartStages, null);
  const page = wholeNumber(searchParams, "page", { most: lastAbandonedPage });
  const reading = listAbandonedCarts({ stage, page }, { phonesVisible: staff.may("orders", "edit") });
  const [view, left, figure] = await Promise.all([
    readOwnList(request, {
      ...{ section: "abandonment", mayEdit: staff.may("abandonment", "edit"), perPage: cartsPerPage },
      query: listQuery({ tab: stage ?? allTab, page }),
      tabs: [allTab, ...cartStages].map((name) => ({ name })),
      reading: reading.then(({ carts: rows, hasMore }) => ({ rows, hasMore })),
    }),
    listLeftItems(),
    findRemindersFigure(),
  ]);
  return { ...view, left, figure };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

const carts = listResource({
  section: "abandonment",
  texts: adminAbandonment,
  icon: "shopping-cart",
  hasSearch: false,
  columns: [
    { name: "name", cell: ({ name }) => <CartOwner name={name} /> },
    { name: "phone", cell: ({ phone }) => phone && formatPhone(phone), width: "130px" },
    { name: "stage", cell: ({ stage }) => <Stage stage={stage} />, width: "110px" },
    { name: "value", cell: ({ value }) => formatMoney(value), isNumber: true, width: "110px" },
    { name: "leftAt", cell: ({ leftAt }) => <DateTimeText at={leftAt} />, width: "175px", wideOnly: true },
    { name: "own.reminder", cell: (cart) => <ReminderState cart={cart} />, width: "230px" },
  ],
  nameOf: ({ name }: AbandonedCart) => name ?? "",
  underName: (cart) => <TopItems cart={cart} />,
  linkOf: () => null,
  rowAction: (cart) => <RowReminder cart={cart} />,
  below: () => <AboutCarts />,
});

export default function AbandonmentPage() {
  return <ResourcePage resource={carts} view={useLoaderData<typeof loader>()} />;
}

/** What the list is, what the reminders brought back, and what is left behind most. */
function AboutCarts() {
  const { left, figure, mayEdit } = useLoaderData<typeof loader>();
  const t = useText(adminAbandonment);
  return (
    <>
      <p className="resource-below text-ink-2">{t("what")}</p>
      <RemindersPanel figure={figure} mayEdit={mayEdit} />
      {left.length > 0 ? <LeftItems left={left} /> : null}
    </>
  );
}

function CartOwner({ name }: { name: string | null }) {
  const t = useText(adminAbandonment);
  return name ?? t("visitor");
}

function Stage({ stage }: Pick<AbandonedCart, "stage">) {
  return <Badge tone={stage === "checkout" ? "haldi" : "plain"}>{useText(adminAbandonment)(`tab.${stage}`)}</Badge>;
}

function TopItems({ cart: { items, count } }: { cart: AbandonedCart }) {
  const t = useText(adminAbandonment);
  const more = count > items.length ? ` ${t("more", { count: count - items.length })}` : "";
  return items.join(", ") + more;
}

/** The button that reminds of a cart, for who may send it where its customer may be written to. */
function RowReminder({ cart }: { cart: AbandonedCart }) {
  const { mayEdit } = useLoaderData<typeof loader>();
  return mayEdit && !cart.reminder.at && cart.reminder.isAgreed ? <RemindButton cart={cart} /> : null;
}
