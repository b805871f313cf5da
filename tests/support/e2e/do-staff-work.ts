import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { refundOrder } from "#app/domain/orders/refund-order.server.ts";
import { replaceLine } from "#app/domain/orders/replace-line.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { rupees } from "#app/lib/money.ts";
import type { Outcome } from "#app/lib/outcome.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { db, openDatabase } from "#app/platform/db.server.ts";
import { databaseFor } from "#app/server/embedded-postgres.ts";
import type { OrderWork, StaffWork } from "./staff-at-work.ts";

/** Joins the database of the shop that is open in DATA_DIR and runs the command of the first argument there. */
const work = JSON.parse(process.argv[2] ?? "{}") as StaffWork;
const database = await databaseFor({ dataDir: process.env["DATA_DIR"] ?? "" });
openDatabase(database.url);

async function doWork(): Promise<Outcome<unknown>> {
  const { id: by } = await db.user.findUniqueOrThrow({ where: { email: "admin@demo.test" }, select: { id: true } });
  if (work.does !== "count") return workOnOrder(work, by);
  const { id } = await db.product.findFirstOrThrow({ where: { name: work.product }, select: { id: true } });
  return saveProduct(id, { stockQuantity: thousandths(work.left * 1000) }, { version: null, by });
}

async function workOnOrder(work: OrderWork, by: number): Promise<Outcome<unknown>> {
  const { orderId } = work;
  const edit = { author: { kind: "staff" as const, id: by }, version: null, key: null };
  switch (work.does) {
    case "receive":
      return saveOrder(orderId, { isPaid: true }, { version: null, by });
    case "cancel":
      return saveOrder(orderId, { status: "cancelled" }, { version: null, by });
    case "refund":
      return refundOrder(
        orderId,
        { amount: rupees(work.rupees), cause: "overpaid", note: null },
        { version: null, key: null, by },
      );
    case "replace": {
      const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { orderId }, orderBy: { id: "asc" } });
      const line = { kind: "product" as const, productId: work.productId, quantity: thousandths(work.quantity * 1000) };
      return replaceLine(orderId, { lineId, line, agreedHow: null }, edit);
    }
  }
}

const outcome = await doWork();
await db.$disconnect();
await database.stop();
if (!outcome.ok) throw new Error(outcome.refusal.code);
