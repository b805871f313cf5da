import { type OrderStatus, takesMore } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** The ways to add something, offered while an order is neither cancelled nor delivered (A4.11). */
export function StaffAddToOrder({ order: { id, status } }: { order: { id: number; status: OrderStatus } }) {
  const t = useText(adminOrders);
  if (!takesMore(status)) return null;
  return (
    <p className="flex flex-wrap gap-2">
      <LinkButton href={`/admin/orders/${id}?add=product`} variant="quiet" small icon="boxes">
        {t("add.product")}
      </LinkButton>
      <LinkButton href={`/admin/orders/${id}?add=custom`} variant="quiet" small icon="plus">
        {t("add.custom")}
      </LinkButton>
      <LinkButton href={`/admin/orders/${id}?edit=discount`} variant="quiet" small icon="tag">
        {t("discount.open")}
      </LinkButton>
    </p>
  );
}
