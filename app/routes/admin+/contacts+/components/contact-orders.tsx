import { Form } from "@remix-run/react";
import { LatestOrders } from "#app/admin/list/latest-orders.tsx";
import { Panel } from "#app/admin/panel.tsx";
import type { ContactOrder, ContactPlace } from "#app/domain/contacts/find-contact.server.ts";
import type { UnpaidOrder } from "#app/domain/khata/put-order-on-khata.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminContacts } from "#app/i18n/admin-contacts.ts";
import { adminKhata } from "#app/i18n/admin-khata.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

/** The latest orders from any number of a contact, with a link to each. */
export function ContactOrders({ orders, count }: { orders: readonly ContactOrder[]; count: number }) {
  const t = useText(adminContacts);
  return (
    <Panel title={t("orders")}>
      <p className="text-ink-2">{count === 0 ? t("orders.none") : t("orders.count", { count })}</p>
      <LatestOrders label={t("orders")} orders={orders} />
    </Panel>
  );
}

/** Where orders of a contact went. */
export function ContactPlaces({ places }: { places: readonly ContactPlace[] }) {
  const t = useText(adminContacts);
  return (
    <Panel title={t("places")}>
      {places.length === 0 ? <p className="text-ink-2">{t("places.none")}</p> : null}
      <ul aria-label={t("places")}>
        {places.map(({ address, landmark, zone }) => (
          <li key={address} dir="auto">
            {[address, landmark, zone].filter(Boolean).join(", ")}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface UnpaidOrdersProps {
  contactId: number;
  orders: readonly UnpaidOrder[];
  idempotencyKey: string;
  isAllowed: boolean;
}

/** Orders that were delivered and never paid: each is put on khata by itself. */
export function UnpaidOrders({ contactId, orders, idempotencyKey, isAllowed }: UnpaidOrdersProps) {
  const t = useText(adminKhata);
  if (orders.length === 0) return null;
  return (
    <Panel title={t("unpaid")}>
      <ul className="team-rights" aria-label={t("unpaid")}>
        {orders.map(({ id, due }) => (
          <li key={id}>
            <div>
              <a href={`/admin/orders/${id}`}>#{orderNumber(id)}</a> <b>{formatMoney(due)}</b>
            </div>
            {isAllowed ? (
              <Form method="post" action={`/admin/contacts/${contactId}/on-khata`}>
                <SaveKey />
                <input type="hidden" name="order" value={id} />
                <input type="hidden" name="key" value={`${idempotencyKey}-${id}`} />
                <Button small variant="quiet" icon="notebook-pen">
                  {t("unpaid.put")}
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
