import { addLine } from "#app/domain/orders/add-line.server.ts";
import { customLineForm, staffProductLineForm } from "#app/domain/orders/add-line-form.server.ts";
import { respondToEdit } from "./edit-response.server.ts";

/** What the page's dialogs can add to an order. */
export const additions = ["custom", "product"] as const;

export type Addition = (typeof additions)[number];

/** Saves what one of the dialogs posted; on a refusal the page is rendered again with the dialog open. */
export function addToOrder(request: Request, { id, kind, by }: { id: number; kind: Addition; by: number }) {
  const author = { kind: "staff", id: by } as const;
  if (kind === "custom") {
    return respondToEdit(request, {
      orderId: id,
      schema: customLineForm,
      command: ({ version, key, ...line }) => addLine(id, line, { author, version, key }),
      toast: () => "order-custom-added",
    });
  }
  return respondToEdit(request, {
    orderId: id,
    schema: staffProductLineForm,
    command: ({ version, key, pastRecord, ...line }) => addLine(id, line, { author, version, key, pastRecord }),
    isPastRecord: ({ pastRecord }) => pastRecord,
    toast: () => "order-product-added",
  });
}
