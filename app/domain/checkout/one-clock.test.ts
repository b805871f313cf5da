import { afterEach, expect, test } from "vitest";
import { addProduct } from "#app/domain/catalog/add-product.server.ts";
import { addUnit } from "#app/domain/catalog/add-unit.server.ts";
import { blankFields } from "#app/domain/catalog/product-fields.ts";
import { saveFavourite } from "#app/domain/catalog/save-favourite.server.ts";
import { saveProduct } from "#app/domain/catalog/save-product.server.ts";
import { sendContactMessage } from "#app/domain/content/send-contact-message.server.ts";
import { sendSuggestion } from "#app/domain/content/send-suggestion.server.ts";
import { learnZone } from "#app/domain/counter/learn-zone.server.ts";
import { addLine } from "#app/domain/orders/add-line.server.ts";
import { cancelOrder } from "#app/domain/orders/cancel-order.server.ts";
import { createStaffOrder } from "#app/domain/orders/create-staff-order.server.ts";
import { saveOrder } from "#app/domain/orders/save-order.server.ts";
import { rupees } from "#app/lib/money.ts";
import { thousandths } from "#app/lib/quantity.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { db, raw } from "#app/platform/db.server.ts";
import { byStaff } from "#tests/fixtures/by-staff.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { placeOrder } from "./place-order.server.ts";

afterEach(() => setClock(null));

/** Noon in Karachi in a year that no other clock has reached. */
const year = new Date().getUTCFullYear() + 4;
const noon = new Date(Date.UTC(year, 4, 1, 7));

/** The number of rows of each table with a timestamp before that year, by table and column. */
async function oldMoments(): Promise<Record<string, number>> {
  const columns = await db.$queryRaw<{ statement: string }[]>`
    SELECT format('SELECT %L AS place, count(*)::int AS count FROM %I WHERE %I < %L',
      table_name || '.' || column_name, table_name, column_name, ${`${year}-01-01`}::text) AS statement
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND data_type = 'timestamp with time zone' AND column_default IS NOT NULL`;
  const counted = raw(columns.map(({ statement }) => statement).join(" UNION ALL "));
  const rows = await db.$queryRaw<{ place: string; count: number }[]>`${counted}`;
  return Object.fromEntries(rows.map(({ place, count }) => [place, count]));
}

test("whatever the shop writes down bears the time of its own clock", async () => {
  const [{ id: by }, customer, rice] = await Promise.all([
    makeStaff("admin"),
    makeUser(),
    makeProduct({ stockQuantity: 50_000 }),
  ]);
  const before = await oldMoments();
  setClock(noon);

  await fillCart(customer.id, [{ product: rice, quantity: 2 }]);
  const placed = await placeOrder(customer, checkoutOf({ key: "press-of-then" }));
  const orderId = placed.ok ? placed.value.orderId : 0;
  await addLine(orderId, { kind: "product", productId: rice.id, quantity: thousandths(1000) }, byStaff(by));
  await saveOrder(orderId, { isPaid: true }, { version: null, by });
  await saveOrder(orderId, { isPaid: false }, { version: null, by });
  await cancelOrder({ orderId, userId: customer.id });
  await createStaffOrder(
    {
      ...{ source: "counter", customerName: "Walk-in", customerPhone: "", deliveryZone: null, deliveryAddress: "" },
      ...{ paymentMethod: "cash", isPaid: true, status: "delivered", deliveryCharge: null, key: "press-at-counter" },
      lines: [{ kind: "product", productId: rice.id, quantity: thousandths(1000) }],
    },
    { by },
  );
  await addUnit({ name: "Peti", abbreviation: "peti" }, { by });
  const { categoryId, description } = rice;
  await addProduct({ ...blankFields, name: "Falsa", description, categoryId, price: rupees(90) }, { by });
  await saveProduct(rice.id, { price: rupees(99), stockQuantity: thousandths(9000) }, { version: null, by });
  await saveFavourite(customer.id, rice.id, true);
  await learnZone(db, { phrases: ["old grain market"], zone: "Haram Gate" }, { by });
  const email = { name: "Ayesha Khan", email: "ayesha@made.test", message: "When do you open?" };
  await sendContactMessage(email);
  await sendSuggestion({ ...email, subject: "Sohan halwa" }, customer.id);

  expect(await db.order.findMany({ select: { status: true }, orderBy: { id: "asc" } })).toEqual([
    { status: "cancelled" },
    { status: "delivered" },
  ]);
  const { "products.updated_at": ofProducts = 0, ...others } = before;
  expect(await oldMoments()).toEqual({ ...others, "products.updated_at": ofProducts - 1 });
});
