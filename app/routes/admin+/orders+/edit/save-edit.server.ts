import { changeMethod, changeMethodForm } from "#app/domain/orders/change-method.server.ts";
import { discountOrder, discountOrderForm } from "#app/domain/orders/discount-order.server.ts";
import { refundOrder, refundOrderForm } from "#app/domain/orders/refund-order.server.ts";
import { replaceLine } from "#app/domain/orders/replace-line.server.ts";
import { replaceLineForm } from "#app/domain/orders/replace-line-form.server.ts";
import { saveDelivery } from "#app/domain/orders/save-delivery.server.ts";
import { saveDeliveryForm } from "#app/domain/orders/save-delivery-form.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { saveLine } from "./edit-line.server.ts";
import { respondToEdit } from "./edit-response.server.ts";

/** The dialogs of an order's page, the values of `?edit=`; those of a line name it in `?line=`. */
export const edits = ["line", "replace", "delivery", "method", "discount", "refund"] as const;

type EditKind = (typeof edits)[number];
/** `limit`: the largest discount that the person gives alone, in basis points. */
type Posted = { id: number; by: number; limit: number };

function saveOfLine(request: Request, kind: "line" | "replace", { id, by, limit }: Posted) {
  const lineId = rowId(new URL(request.url).searchParams.get("line") ?? undefined);
  if (lineId === null) throw new Response(null, { status: 404 });
  if (kind === "line") return saveLine(request, { id, lineId, by, limit });
  return respondToEdit(request, {
    orderId: id,
    schema: replaceLineForm,
    command: ({ version, key, pastRecord, ...replacement }) =>
      replaceLine(id, { lineId, ...replacement }, { author: { kind: "staff", id: by }, version, key, pastRecord }),
    isPastRecord: ({ pastRecord }) => pastRecord,
    toast: () => "order-line-replaced",
  });
}

/** Runs the command that one of the dialogs posted; on a refusal the page is rendered again with the dialog open. */
export function saveEdit(request: Request, kind: EditKind, { id, by, limit }: Posted) {
  if (kind === "line" || kind === "replace") return saveOfLine(request, kind, { id, by, limit });
  if (kind === "delivery") {
    return respondToEdit(request, {
      orderId: id,
      schema: saveDeliveryForm,
      command: ({ version, key, ...form }) =>
        saveDelivery(id, { ...form, agreedTotal: null }, { author: { kind: "staff", id: by }, version, key }),
      toast: () => "order-delivery-saved",
    });
  }
  if (kind === "discount") {
    return respondToEdit(request, {
      orderId: id,
      schema: discountOrderForm,
      command: ({ version, key, discount, price_reason: reason, below_cost: belowCost }) =>
        discountOrder(id, { discount, reason, limit, belowCost }, { author: { kind: "staff", id: by }, version, key }),
      toast: () => "order-discounted",
    });
  }
  if (kind === "method") {
    return respondToEdit(request, {
      orderId: id,
      schema: changeMethodForm,
      command: ({ version, key, payment_method: method }) => changeMethod(id, method, { version, key, by }),
      toast: () => "order-method-changed",
    });
  }
  return respondToEdit(request, {
    orderId: id,
    schema: refundOrderForm,
    command: ({ version, key, ...refund }) => refundOrder(id, refund, { version, key, by }),
    toast: () => "order-refunded",
  });
}
