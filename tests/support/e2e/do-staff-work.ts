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

/** Joins the database of the shop that is open in DATA_DIR and runs there what it is sent, until whoever sends it is gone. */
const database = await databaseFor({ dataDir: process.env["DATA_DIR"] ?? "" });
openDatabase(database.url);

process.on("message", (work: StaffWork) => {
  doWork(work).then(
    (outcome) => process.send?.(outcome.ok ? null : outcome.refusal.code),
    (problem) => process.send?.(String(problem)),
  );
});

process.on("disconnect", async () => {
  await db.$disconnect();
  await database.stop();
  process.exit();
});

async function doWork(work: StaffWork): Promise<Outcome<unknown>> {
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
