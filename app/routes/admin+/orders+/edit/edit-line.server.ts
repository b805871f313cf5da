import { editLineForm, type LineEdit } from "#app/domain/orders/edit-line-form.server.ts";
import type { Edit } from "#app/domain/orders/edit-order.server.ts";
import { packLine } from "#app/domain/orders/pack-line.server.ts";
import { removeLine } from "#app/domain/orders/remove-line.server.ts";
import { setLinePrice } from "#app/domain/orders/set-line-price.server.ts";
import { setLineQuantity } from "#app/domain/orders/set-line-quantity.server.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import type { Thousandths } from "#app/lib/quantity.ts";
import { respondToEdit } from "./edit-response.server.ts";

const toasts = {
  quantity: "order-line-changed",
  pack: "order-line-packed",
  remove: "order-line-removed",
  price: "order-line-priced",
} as const;

const isPastRecord = (form: LineEdit): boolean => (form.intent === "quantity" || form.intent === "pack") && form.past_record;

type OrderedLine = { id: number; lineId: number; limit: number };

type Removed = { packed: Thousandths | null };

function editLine({ id, lineId, limit }: OrderedLine, form: LineEdit, edit: Edit): Promise<Outcome<Removed | null>> {
  if (form.intent === "quantity") return withoutUndo(setLineQuantity(id, { lineId, quantity: form.quantity }, edit));
  if (form.intent === "remove") return removeLine(id, lineId, edit);
  if (form.intent === "price") {
    const { unit_price: unitPrice, price_reason: reason, below_cost: belowCost } = form;
    return withoutUndo(setLinePrice(id, { lineId, unitPrice, reason, limit, belowCost }, edit));
  }
  return withoutUndo(packLine(id, { lineId, packed: form.packed_quantity, agreedHow: form.agreed_how }, edit));
}

async function withoutUndo(edit: Promise<Outcome<void>>): Promise<Outcome<null>> {
  const outcome = await edit;
  return outcome.ok ? done(null) : outcome;
}

/** Where a line that was left out is put back, in the version that leaving it out made. */
const undoOf = (
  { id, lineId }: Pick<OrderedLine, "id" | "lineId">,
  { packed, version }: Removed & { version: number | null },
): string => `/admin/orders/${id}/lines/${lineId}/restore?packed=${packed ?? ""}&version=${version === null ? "" : version + 1}`;

/** Changes a line with one of the forms of its dialog: ordered quantity, packed quantity, price, or left out. */
export const saveLine = (request: Request, { by, ...line }: OrderedLine & { by: number }) =>
  respondToEdit(request, {
    orderId: line.id,
    schema: editLineForm,
    command: (form) => {
      const { version, key } = form;
      return editLine(line, form, { author: { kind: "staff", id: by }, version, key, pastRecord: isPastRecord(form) });
    },
    isPastRecord,
    toast: ({ intent }) => toasts[intent],
    undo: ({ intent, version }, removed) =>
      intent === "remove" && removed ? undoOf(line, { packed: removed.packed, version }) : undefined,
  });
