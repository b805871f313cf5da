import { Form } from "@remix-run/react";
import { orderNumber } from "#app/domain/orders/status.ts";
import { again } from "#app/i18n/again.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";

/** Puts an old order into the cart in one press. */
export function OrderAgainButton({ orderId, wide }: { orderId: number; wide?: boolean }) {
  const t = useText(again);
  return (
    <Form method="post" action={`/order/${orderId}/again`}>
      <Button variant="quiet" icon="rotate-ccw" wide={wide} aria-label={t("again-named", { number: orderNumber(orderId) })}>
        {t("again")}
      </Button>
    </Form>
  );
}
