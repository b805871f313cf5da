import type { StaffOrder } from "#app/domain/orders/find-staff-order.server.ts";
import { AddCustomDialog } from "./add-custom-dialog.tsx";
import { AddProductDialog } from "./add-product-dialog.tsx";
import { DeliveryDialog } from "./delivery-dialog.tsx";
import { DiscountDialog } from "./discount-dialog.tsx";
import type { EditDialogProps } from "./edit-dialog-props.ts";
import { LineDialog } from "./line-dialog.tsx";
import { MethodDialog } from "./method-dialog.tsx";
import type { OpenDialog } from "./open-dialog.server.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";

interface OrderDialogProps extends Omit<EditDialogProps, "orderPath"> {
  opened: OpenDialog;
  order: StaffOrder;
}

/** The open dialog of an order's page. */
export function OrderDialog({ opened, order, ...rest }: OrderDialogProps) {
  const dialog = { ...rest, orderPath: `/admin/orders/${order.id}` };
  switch (opened.kind) {
    case "custom":
      return <AddCustomDialog {...dialog} />;
    case "product":
      return <AddProductDialog {...dialog} inventory={opened.inventory} search={opened.search} />;
    case "line":
      return <LineDialog {...dialog} line={opened.line} />;
    case "replace":
      return <ReplaceDialog {...dialog} {...opened} />;
    case "delivery":
      return <DeliveryDialog {...dialog} order={order} zones={opened.zones} />;
    case "discount":
      return <DiscountDialog {...dialog} order={order} />;
    case "method":
      return <MethodDialog {...dialog} order={order} methods={opened.methods} />;
    case "refund":
      return <RefundDialog {...dialog} order={order} maxPerCause={opened.maxPerCause} />;
  }
}
