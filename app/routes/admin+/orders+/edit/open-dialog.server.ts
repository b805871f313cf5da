import { listZones } from "#app/domain/delivery/zones.server.ts";
import { type InventoryProduct, listInventory } from "#app/domain/inventory/list-inventory.server.ts";
import type { StaffOrder, StaffOrderLine } from "#app/domain/orders/find-staff-order.server.ts";
import { maxRefundable } from "#app/domain/orders/max-refundable.ts";
import { isMethodOpen, takesMore } from "#app/domain/orders/status.ts";
import { isOffered } from "#app/domain/payments/is-offered.server.ts";
import type { PaymentMethod } from "#app/domain/payments/method.ts";
import { paymentMethods } from "#app/domain/payments/payment-status.ts";
import type { RefundCause } from "#app/domain/payments/refund-cause.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";
import { freeText, oneOf, rowId } from "#app/http/search-params.server.ts";
import type { Paisa } from "#app/lib/money.ts";
import { linePrice } from "#app/lib/quantity.ts";
import { additions } from "./add-to-order.server.ts";
import { isChangeable } from "./changeable.ts";
import { edits } from "./save-edit.server.ts";

type Inventory = { inventory: readonly InventoryProduct[] | null; search: string };

/** The open dialog of an order's page, with its data; `inventory` is null when the read failed, amounts are paisa. */
export type OpenDialog =
  | { kind: "custom" }
  | ({ kind: "product" } & Inventory)
  | { kind: "line"; line: StaffOrderLine }
  | ({ kind: "replace"; line: StaffOrderLine; maxPrice: Paisa } & Inventory)
  | { kind: "delivery"; zones: string[] }
  | { kind: "discount" }
  | { kind: "method"; methods: PaymentMethod[] }
  | { kind: "refund"; maxPerCause: Record<RefundCause, Paisa> };

async function readInventory(params: URLSearchParams): Promise<Inventory> {
  const search = freeText(params, "q");
  return { inventory: await readOrNull(listInventory(search)), search };
}

/** The highest price of a replacement without the customer's consent: that of the line originally ordered. */
function maxPriceFor(line: StaffOrderLine, { lines }: StaffOrder): Paisa {
  const { unitPrice, quantity } = lines.find(({ id }) => id === line.replacesId) ?? line;
  return linePrice(unitPrice, quantity);
}

async function openLine(kind: "line" | "replace", params: URLSearchParams, order: StaffOrder): Promise<OpenDialog | null> {
  const lineId = rowId(params.get("line") ?? undefined);
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line || !isChangeable(line, order)) return null;
  return kind === "line" ? { kind, line } : { kind, line, maxPrice: maxPriceFor(line, order), ...(await readInventory(params)) };
}

/** The zones to choose from: the active ones, and the order's own. */
async function zonesFor({ deliveryZone }: StaffOrder): Promise<string[]> {
  const names = (await listZones()).map(({ name }) => name);
  return names.includes(deliveryZone) ? names : [deliveryZone, ...names];
}

/** The ways to pay to choose from: what the shop takes now, and the order's own. */
async function methodsFor({ paymentMethod }: StaffOrder): Promise<PaymentMethod[]> {
  const offered = await Promise.all(paymentMethods.map(isOffered));
  return paymentMethods.filter((method, at) => offered[at] || method === paymentMethod);
}

/** The dialog of an address on an order's page; null for none, or for one that the order no longer accepts (A4.11). */
export async function openDialog(params: URLSearchParams, order: StaffOrder): Promise<OpenDialog | null> {
  const edit = oneOf(params, "edit", edits, null);
  if (edit === "refund") {
    if (order.received <= 0) return null;
    const most = (cause: RefundCause) => maxRefundable(cause, order);
    return { kind: edit, maxPerCause: { overpaid: most("overpaid"), corrected: most("corrected"), goodwill: most("goodwill") } };
  }
  if (edit === "method") return isMethodOpen(order) ? { kind: edit, methods: await methodsFor(order) } : null;
  if (!takesMore(order.status)) return null;
  const addition = oneOf(params, "add", additions, null);
  if (addition === "custom") return { kind: addition };
  if (addition === "product") return { kind: addition, ...(await readInventory(params)) };
  if (edit === "discount") return { kind: edit };
  if (edit === "delivery") return { kind: edit, zones: await zonesFor(order) };
  return edit ? openLine(edit, params, order) : null;
}
