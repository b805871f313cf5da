import { ListTable } from "#app/admin/list/list-table.tsx";
import type { AbandonedCart } from "#app/domain/reports/list-abandoned-carts.server.ts";
import { adminAbandonment } from "#app/i18n/admin-abandonment.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { formatPhone } from "#app/lib/phone.ts";
import { Badge } from "#app/ui/badge.tsx";
import { CartReminder } from "./reminders.tsx";

/** The abandoned carts, the latest first. */
export function CartTable({ carts, mayEdit }: { carts: readonly AbandonedCart[]; mayEdit: boolean }) {
  const t = useText(adminAbandonment);
  const lang = useLang();
  return (
    <ListTable
      label={t("carts")}
      rows={carts}
      isWrapped
      columns={[
        {
          label: t("column.customer"),
          cell: ({ name, phone }) => (
            <>
              {name ?? t("visitor")}
              {phone ? <small className="block text-ink-2">{formatPhone(phone)}</small> : null}
            </>
          ),
        },
        {
          label: t("column.stage"),
          cell: ({ stage }) => <Badge tone={stage === "checkout" ? "haldi" : "plain"}>{t(`stage.${stage}`)}</Badge>,
        },
        {
          label: t("column.items"),
          cell: ({ items, count }) => (
            <>
              {items.join(", ")}
              {count > items.length ? ` ${t("more", { count: count - items.length })}` : null}
            </>
          ),
        },
        { label: t("column.value"), cell: ({ value }) => formatMoney(value), isNumber: true },
        { label: t("column.left"), cell: ({ leftAt }) => formatDateTime(leftAt, lang) },
        { label: t("column.reminder"), cell: (cart) => <CartReminder cart={cart} mayEdit={mayEdit} /> },
      ]}
    />
  );
}
