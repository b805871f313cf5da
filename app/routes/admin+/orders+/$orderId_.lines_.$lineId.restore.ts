import type { ActionFunctionArgs } from "@remix-run/node";
import { sectionPath } from "#app/admin/sections.ts";
import { restoreLine } from "#app/domain/orders/restore-line.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { orRefuseBroken } from "#app/http/read-or-null.server.ts";
import { rowId } from "#app/http/search-params.server.ts";
import { redirectWithOutcome } from "#app/http/toast.server.ts";
import { done } from "#app/lib/outcome.ts";
import { thousandths } from "#app/lib/quantity.ts";

/** Sends a line after all that was left out: the Undo of its toast, in the version of the order that the address names. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const id = rowId(params.orderId) ?? 0;
  const { searchParams } = new URL(request.url);
  const packed = rowId(searchParams.get("packed") ?? undefined);
  const outcome = await orRefuseBroken(
    restoreLine(
      id,
      { lineId: rowId(params.lineId) ?? 0, packed: packed === null ? null : thousandths(packed) },
      { author: { kind: "staff", id: staff.id }, version: rowId(searchParams.get("version") ?? undefined), key: null },
    ),
  );
  const record = `${sectionPath("orders")}/${id}`;
  return redirectWithOutcome(request, record, outcome.ok ? done(null) : outcome, "order-line-restored", { record });
}
