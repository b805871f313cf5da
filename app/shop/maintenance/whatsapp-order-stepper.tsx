import type { ComponentProps } from "react";
import { Stepper } from "#app/components/stepper.tsx";
import { formatQuantity, thousandths } from "#app/lib/quantity.ts";
import { useChatTexts, useMaintenance } from "./maintenance.tsx";
import { orderText } from "./whatsapp-order.ts";
import { WhatsAppLink } from "./whatsapp-order-link.tsx";

interface OrderStepperProps extends ComponentProps<typeof Stepper> {
  name: string;
  isIncrement: boolean;
}

const oneUnit = thousandths(1000);

/** An item's stepper; in maintenance mode a link to order it by chat instead. */
export function OrderStepper({ name, ...stepper }: OrderStepperProps) {
  const maintenance = useMaintenance();
  const t = useChatTexts();
  if (!maintenance) return <Stepper {...stepper} />;
  const { unit } = stepper;
  const quantity = stepper.quantity > 0 ? stepper.quantity : (stepper.first ?? oneUnit);
  const amount = formatQuantity(quantity, unit ? { unit, soldByWeight: true } : {});
  return <WhatsAppLink phone={maintenance.phone} text={orderText(t, [{ name, amount }])} item={name} />;
}
