import { Form } from "@remix-run/react";
import { orderNumber } from "#app/domain/orders/status.ts";
import { buyAgain } from "#app/i18n/buy-again.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { useChatTexts, useMaintenance } from "../maintenance/maintenance.tsx";
import { WhatsAppLink } from "../maintenance/whatsapp-order-link.tsx";

/** Adds an old order's lines to the cart; by chat in maintenance mode. */
export function OrderAgainButton({ orderId, wide }: { orderId: number; wide?: boolean }) {
  const t = useText(buyAgain);
  const w = useChatTexts();
  const maintenance = useMaintenance();
  const number = orderNumber(orderId);
  if (maintenance) {
    const text = w("text.again", { number });
    return <WhatsAppLink wide={wide} phone={maintenance.phone} text={text} item={`#${number}`} />;
  }
  return (
    <Form method="post" action={`/order/${orderId}/again`} data-next="/cart">
      <SaveKey />
      <Button variant="quiet" icon="rotate-ccw" wide={wide} aria-label={t("again-named", { number })}>
        {t("again")}
      </Button>
    </Form>
  );
}
