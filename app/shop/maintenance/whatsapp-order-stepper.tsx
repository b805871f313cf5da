import type { ComponentProps } from "react";
import { Stepper } from "#app/components/stepper.tsx";
import { useText } from "#app/i18n/use-text.ts";
import { whatsappOrder as texts } from "#app/i18n/whatsapp-order.ts";
import { formatQuantity, thousandths } from "#app/lib/quantity.ts";
import { useMaintenance } from "./maintenance.tsx";
import { orderText } from "./whatsapp-order.ts";
import { WhatsAppLink } from "./whatsapp-order-link.tsx";

interface OrderStepperProps extends ComponentProps<typeof Stepper> {
  name: string;
  /** The unit of weight; omitted for products sold by the piece. */
  unit?: string | undefined;
}

const oneUnit = thousandths(1000);

/** An item's stepper; in maintenance mode a link to order it by chat instead. */
export function OrderStepper({ name, unit, ...stepper }: OrderStepperProps) {
  const maintenance = useMaintenance();
  const t = useText(texts);
  if (!maintenance) return <Stepper {...stepper} />;
  const quantity = stepper.quantity > 0 ? stepper.quantity : (stepper.first ?? oneUnit);
  const amount = formatQuantity(quantity, unit ? { unit, soldByWeight: true } : {});
  return <WhatsAppLink phone={maintenance.phone} text={orderText(t, [{ name, amount }])} item={name} />;
}
