import { addLine } from "#app/domain/orders/add-line.server.ts";
import { customLineForm, staffProductLineForm } from "#app/domain/orders/add-line-form.server.ts";
import { respondToEdit } from "./edit-response.server.ts";

/** What can be added to an order out of its page's dialogs. */
export const additions = ["custom", "product"] as const;

export type Addition = (typeof additions)[number];

/** Adds what one of the dialogs posted; the page comes again with the dialog open when it could not be. */
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
