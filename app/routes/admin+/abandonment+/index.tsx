import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPager } from "#app/admin/list/list-pager.tsx";
import { PastEnd } from "#app/admin/list/past-end.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { findRemindersFigure } from "#app/domain/messaging/remind-carts.server.ts";
import { lastAbandonedPage, listAbandonedCarts, listLeftItems } from "#app/domain/reports/list-abandoned-carts.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { oneOf, wholeNumber } from "#app/http/search-params.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminAbandonment } from "#app/i18n/admin-abandonment.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { abandonmentAddress, cartStages } from "./components/abandonment-address.ts";
import { CartTable } from "./components/cart-table.tsx";
import { LeftItems } from "./components/left-items.tsx";
import { RemindersPanel } from "./components/reminders.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "abandonment");
  const { searchParams } = new URL(request.url);
  const stage = oneOf(searchParams, "stage", cartStages, null);
  const page = wholeNumber(searchParams, "page", { most: lastAbandonedPage });
  const [listed, left, figure] = await Promise.all([
    listAbandonedCarts({ stage, page }, { phonesVisible: staff.may("orders", "edit") }),
    listLeftItems(),
    findRemindersFigure(),
  ]);
  const title = translator(langOf(request), admin)("section.abandonment");
  return { title, mayEdit: staff.may("abandonment", "edit"), stage, page, ...listed, left, figure };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function AbandonmentPage() {
  const { title, mayEdit, stage, page, carts, hasMore, left, figure } = useLoaderData<typeof loader>();
  const t = useText(adminAbandonment);
  const tabs = ([null, ...cartStages] as const).map((name) => ({
    href: abandonmentAddress(name),
    label: name === null ? t("stage.all") : t(`stage.${name}`),
    current: name === stage,
  }));
  return (
    <>
      <PageHead title={title} />
      <p className="text-ink-2">{t("what")}</p>
      <RemindersPanel figure={figure} mayEdit={mayEdit} />
      <Tabs label={t("stages")} tabs={tabs} />
      {carts.length === 0 && page > 1 ? (
        <PastEnd first={abandonmentAddress(stage)} />
      ) : carts.length === 0 ? (
        <EmptyState icon="shopping-cart" title={t("none")}>
          {t("none.why")}
        </EmptyState>
      ) : (
        <CartTable carts={carts} mayEdit={mayEdit} />
      )}
      <ListPager page={page} hasMore={hasMore} addressOf={(to) => abandonmentAddress(stage, to)} />
      {left.length > 0 ? <LeftItems left={left} /> : null}
    </>
  );
}
