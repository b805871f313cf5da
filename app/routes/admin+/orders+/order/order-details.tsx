import { Form } from "@remix-run/react";
import { DetailList } from "#app/admin/detail-list.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { takesMore } from "#app/domain/orders/status.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { slotWords } from "../list/slot-words.ts";

/** Opens the dialog for customer and delivery while the order may be changed (A4.11). */
export function StaffChangeDelivery({ order: { id, status } }: { order: StaffOrder }) {
  const t = useText(adminOrders);
  if (!takesMore(status)) return null;
  return (
    <LinkButton
      href={`/admin/orders/${id}?edit=delivery`}
      variant="plain"
      small
      icon="pencil"
      aria-label={t("delivery.change.of")}
    >
      {t("delivery.change")}
    </LinkButton>
  );
}

/** Customer and contact details; the name leads to the account for those who may see users. */
export function CustomerDetails({ order, mayUsers }: { order: StaffOrder; mayUsers: boolean }) {
  const t = useText(adminOrders);
  const lang = useLang();
  return (
    <DetailList
      details={[
        {
          label: t("column.customer"),
          value:
            mayUsers && order.userId ? (
              <a href={`${sectionPath("users")}/${order.userId}`}>{order.customerName}</a>
            ) : (
              order.customerName
            ),
        },
        { label: t("fact.phone"), value: <PhoneLink phone={order.customerPhone} to="tel:" /> },
        {
          label: t("fact.whatsapp"),
          value: order.whatsappPhone && <PhoneLink phone={order.whatsappPhone} to="https://wa.me/" />,
        },
        { label: t("fact.email"), value: order.customerEmail },
        { label: t("fact.source"), value: t(`source.${order.source}`) },
        { label: t("fact.confirmed"), value: order.customerConfirmedAt && formatDateTime(order.customerConfirmedAt, lang) },
      ]}
    />
  );
}

/** Joins this order and the others of its phone number to the account that has the number. */
export function JoinToAccount({ orderId, account }: { orderId: number; account: { id: number; name: string; count: number } }) {
  const t = useText(adminOrders);
  const { id, name, count } = account;
  return (
    <Form method="post" action={`${sectionPath("users")}/${id}/join-orders?order=${orderId}`} preventScrollReset className="mt-2">
      <SaveKey />
      <p className="text-ink-2">{t("order.join-why", { name, count })}</p>
      <Button variant="quiet" small icon="users">
        {t("order.join")}
      </Button>
    </Form>
  );
}

/** Sends the confirmation to the customer once more; not of a cancelled order. */
export function SendConfirmation({ order: { id, customerEmail, status } }: { order: StaffOrder }) {
  const t = useText(adminOrders);
  if (!customerEmail || status === "cancelled") return null;
  return (
    <Form method="post" action={`/admin/orders/${id}/confirmation`} preventScrollReset className="mt-2">
      <SaveKey />
      <Button variant="quiet" small icon="mail">
        {t("order.send-confirmation")}
      </Button>
    </Form>
  );
}

/** Address and delivery slot, and the instruction for missing items. */
export function DeliveryDetails({ order, today }: { order: StaffOrder; today: string }) {
  const t = useText(adminOrders);
  const lang = useLang();
  return (
    <DetailList
      details={[
        { label: t("fact.slot"), value: slotWords(order, { t, lang, today }) },
        { label: t("fact.zone"), value: order.deliveryZone },
        { label: t("fact.address"), value: order.deliveryAddress },
        { label: t("fact.landmark"), value: order.landmark },
        { label: t("fact.notes"), value: order.deliveryNotes },
        { label: t("fact.substitution"), value: t(`substitution.${order.substitution}`) },
        { label: t("fact.delivered"), value: order.deliveredAt && formatDateTime(order.deliveredAt, lang) },
        { label: t("fact.tracking"), value: <TrackingLink trackingId={order.trackingId} /> },
      ]}
    />
  );
}

/** A phone number with links to call or write; a masked one is plain text. */
function PhoneLink({ phone, to }: { phone: string; to: "tel:" | "https://wa.me/" }) {
  const text = formatPhone(phone);
  if (!/^\+\d+$/.test(phone)) return text;
  return <a href={to === "tel:" ? to + phone : to + phone.slice(1)}>{text}</a>;
}

function TrackingLink({ trackingId }: { trackingId: string }) {
  return <a href={`/delivery-tracking?tracking_id=${trackingId}`}>{trackingId}</a>;
}
