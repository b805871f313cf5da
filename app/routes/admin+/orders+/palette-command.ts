import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { CommandResult } from "#app/admin/palette/found.ts";
import { findPaletteOrders } from "#app/domain/orders/find-palette-orders.server.ts";
import { moveOrders } from "#app/domain/orders/move-orders.server.ts";
import { type PaletteCommandForm, paletteCommandForm } from "#app/domain/orders/palette-command-form.server.ts";
import { refundOrder } from "#app/domain/orders/refund-order.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { undoMove } from "#app/domain/orders/undo-move.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { adminPalette } from "#app/i18n/admin-palette.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import { formatMoney } from "#app/lib/money.ts";
import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { now } from "#app/platform/clock.server.ts";

/** What a command did: how to take it back, and the money it booked or owes. */
type Done = { undo: Record<string, string> | null; amount: string };

/** Runs a command of the palette on one order and answers with its undo. */
export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "orders", "edit");
  const form = await readForm(request, paletteCommandForm);
  if (!form.ok) return form.invalid();
  const outcome = await run(form.value, staff.id);
  const lang = langOf(request);
  const at = now().getTime();
  const number = orderNumber(form.value.id);
  const t = translator(lang, adminPalette);
  if (!outcome.ok) {
    const why = translator(lang, refusals)(outcome.refusal.code, outcome.refusal.values);
    const failed: CommandResult = { sentence: t("failed", { number, why }), tone: "error", undo: null, at };
    return data(failed, { status: 409 });
  }
  const { undo, amount } = outcome.value;
  const answer: CommandResult = { sentence: t(`done.${form.value.command}`, { number, amount }), tone: "success", undo, at };
  return data(answer);
}

function run(form: PaletteCommandForm, by: number): Promise<Outcome<Done>> {
  switch (form.command) {
    case "confirm":
      return move(form, "confirmed", by);
    case "cancel":
      return move(form, "cancelled", by);
    case "paid":
      return markPaid(form, by);
    case "undo-move":
      return undone(undoMove(form.id, { version: form.version, to: form.status, by }));
    case "undo-paid":
      return undone(
        refundOrder(form.id, { amount: form.amount, cause: "corrected", note: null }, { version: form.version, key: null, by }),
      );
  }
}

type Order = { id: number; version: number };

async function undone(undoing: Promise<Outcome<unknown>>): Promise<Outcome<Done>> {
  const outcome = await undoing;
  return outcome.ok ? done({ undo: null, amount: "" }) : outcome;
}

async function move({ id, version }: Order, to: "confirmed" | "cancelled", by: number): Promise<Outcome<Done>> {
  const { moved, refused: stayed } = await moveOrders([{ id, version }], { to, by });
  if (stayed[0]) return { ok: false, refusal: stayed[0].refusal };
  const [order] = moved;
  if (!order) return refused("order.changed-meanwhile");
  const undo = { command: "undo-move", id: String(id), version: String(order.version), status: order.from };
  return done({ undo, amount: formatMoney(order.toRefund) });
}

async function markPaid({ id, version }: Order, by: number): Promise<Outcome<Done>> {
  const [order] = await findPaletteOrders(String(id), { contactsVisible: true });
  if (order?.id !== id || order.due <= 0) return refused("order.changed-meanwhile");
  const saved = await saveOrder(id, { isPaid: true }, { version, by });
  if (!saved.ok) return saved;
  const undo = { command: "undo-paid", id: String(id), version: String(saved.value.version), amount: String(order.due) };
  return done({ undo, amount: formatMoney(order.due) });
}
