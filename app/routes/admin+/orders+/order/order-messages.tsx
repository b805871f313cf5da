import { ReceivedMessages } from "#app/admin/messages/received-messages.tsx";
import type { ListedMessage } from "#app/domain/messaging/list-messages.server.ts";
import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { statusKey } from "../list/status-key.ts";
import { OrderPanel } from "./panel.tsx";

interface OrderMessagesProps {
  order: StaffOrder;
  messages: readonly ListedMessage[];
  mayOpen: boolean;
  mayEdit: boolean;
}

/** What the customer was sent about an order, and its status as a message to send by hand. */
export function OrderMessages({ order, messages, mayOpen, mayEdit }: OrderMessagesProps) {
  const t = useText(adminOutbox);
  const words = useText(shared);
  const { id, customerName: name, status, customerPhone, whatsappPhone } = order;
  const text = t("received.text", { name, number: orderNumber(id), status: words(statusKey(status)) });
  const phone = whatsappPhone || customerPhone;
  return (
    <OrderPanel title={t("received")}>
      <ReceivedMessages messages={messages} mayOpen={mayOpen} byHand={mayEdit && phone ? { phone, text } : null} />
    </OrderPanel>
  );
}
