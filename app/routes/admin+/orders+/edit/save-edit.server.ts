import { refundOrder, refundOrderForm } from "#app/domain/orders/refund-order.server.ts";
import { replaceLine } from "#app/domain/orders/replace-line.server.ts";
import { replaceLineForm } from "#app/domain/orders/replace-line-form.server.ts";
import { saveDelivery } from "#app/domain/orders/save-delivery.server.ts";
import { saveDeliveryForm } from "#app/domain/orders/save-delivery-form.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { saveLine } from "./edit-line.server.ts";
import { respondToEdit } from "./edit-response.server.ts";

/** The dialogs of an order's page, the values of `?edit=`; those of a line name it in `?line=`. */
export const edits = ["line", "replace", "delivery", "refund"] as const;

type EditKind = (typeof edits)[number];
type Posted = { id: number; by: number };

function saveOfLine(request: Request, kind: "line" | "replace", { id, by }: Posted) {
  const lineId = rowId(new URL(request.url).searchParams.get("line") ?? undefined);
  if (lineId === null) throw new Response(null, { status: 404 });
  if (kind === "line") return saveLine(request, { id, lineId, by });
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
export function saveEdit(request: Request, kind: EditKind, { id, by }: Posted) {
  if (kind === "line" || kind === "replace") return saveOfLine(request, kind, { id, by });
  if (kind === "delivery") {
    return respondToEdit(request, {
      orderId: id,
      schema: saveDeliveryForm,
      command: ({ version, key, ...form }) =>
        saveDelivery(id, { ...form, agreedTotal: null }, { author: { kind: "staff", id: by }, version, key }),
      toast: () => "order-delivery-saved",
    });
  }
  return respondToEdit(request, {
    orderId: id,
    schema: refundOrderForm,
    command: ({ version, key, ...refund }) => refundOrder(id, refund, { version, key, by }),
    toast: () => "order-refunded",
  });
}
