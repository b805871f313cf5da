import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { parseMultiplier } from "#app/admin/counter/parse-multiplier.ts";
import { emptySale, tenderTyped } from "#app/admin/counter/sale.ts";
import { registerForm } from "#app/domain/accounts/account-forms.server.ts";
import { whereAccount } from "#app/domain/accounts/find-account-id.server.ts";
import { profileForm } from "#app/domain/accounts/profile-form.server.ts";
import { lineQuantityForm } from "#app/domain/cart/cart-form.server.ts";
import { readRow } from "#app/domain/catalog/csv/read-row.server.ts";
import { sentFields, staffProductForm } from "#app/domain/catalog/product-form.server.ts";
import { checkoutForm } from "#app/domain/checkout/checkout-form.server.ts";
import { writtenFields } from "#app/domain/content/send-contact-message.server.ts";
import { parseList } from "#app/domain/counter/internal/parse-list.ts";
import { tenderFields } from "#app/domain/counter/internal/tender-form.server.ts";
import { saleForm } from "#app/domain/counter/sale-form.server.ts";
import { addressForm } from "#app/domain/customers/address-form.server.ts";
import { piecesField } from "#app/domain/orders/add-line-form.server.ts";
import { customOrderForm } from "#app/domain/orders/custom-order-form.server.ts";
import { someField } from "#app/domain/orders/edit-line-form.server.ts";
import { searchOrders } from "#app/domain/orders/internal/search-orders.server.ts";
import { refundOrderForm } from "#app/domain/orders/refund-order.server.ts";
import { saveDeliveryForm } from "#app/domain/orders/save-delivery-form.server.ts";
import { readAmount } from "#app/domain/orders/statements/statement-cells.ts";
import { customPackageForm } from "#app/domain/packages/custom-package-form.server.ts";
import { readPackageLine } from "#app/domain/packages/package-line-form.server.ts";
import { sendForm } from "#app/domain/push/campaign-form.server.ts";
import { fieldCheck } from "#app/domain/resource/form-of.server.ts";
import { claimForm } from "#app/domain/users/claim-orders.server.ts";
import { dateField, idField, moneyField, tickField, wholeNumberField } from "#app/lib/form-fields.server.ts";
import { callerPhone, gatewayPhone } from "#app/lib/phone.ts";
import { readDay } from "#app/lib/read-day.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { typedInputs } from "#tests/fixtures/typed-inputs.ts";

/** What one field of a form makes of a text, the other fields left empty; null where that field is refused. */
const fieldOf =
  (form: z.ZodType, name: string, others: Record<string, string> = {}) =>
  (text: string): unknown => {
    const read = form.safeParse({ ...others, [name]: text });
    if (read.success) return (read.data as Record<string, unknown>)[name] ?? null;
    return read.error.issues.some(({ path }) => path[0] === name) ? null : "read";
  };

const lookup = { categoryOf: () => 1, subcategoryOf: () => null, isIn: () => true, unitOf: () => "kg" };
const columns = ["name", "description", "price", "category", "barcode", "stock_quantity", "in_stock"] as const;
type Column = (typeof columns)[number];

/** The value that a cell of a product file comes to, by the name of the product's field; null where the row is refused. */
const cellOf = (column: Column, field: string) => (text: string) => {
  const row: Record<Column, string> = {
    name: "A",
    description: "a",
    price: "10",
    category: "x",
    barcode: "",
    stock_quantity: "",
    in_stock: "",
  };
  const { change, problems } = readRow(
    columns.map((name) => (name === column ? text : row[name])),
    [...columns],
    { lookup, saved: null, category: null },
  );
  return problems.length > 0 ? null : ((change as Record<string, unknown>)[field] ?? null);
};

/** The value that the product form makes of one field, by the name of the product's field. */
const productOf = (name: string, field: string) => (text: string) => {
  const read = staffProductForm.safeParse({ name: "A", description: "a", price: "10", category_id: "1", [name]: text });
  return read.success ? ((sentFields(read.data, new Set([name])) as Record<string, unknown>)[field] ?? null) : null;
};

/** Every door reads a spelling as the same value, or says that it read it where its form hides the value. */
function expectSame(doors: Record<string, (text: string) => unknown>, spelling: string, value: unknown): void {
  for (const [door, read] of Object.entries(doors)) {
    const got = read(spelling);
    expect(got === "read" ? value : got, `${door}: ${spelling}`).toEqual(value);
  }
}

describe("what one door accepts every door accepts", () => {
  const mobileDoors = {
    "sign-in": (text: string) => ("phone" in whereAccount(text) ? (whereAccount(text) as { phone: string }).phone : null),
    registration: fieldOf(registerForm, "phone"),
    profile: fieldOf(profileForm, "phone"),
    checkout: fieldOf(checkoutForm, "customer_phone"),
    address: fieldOf(addressForm, "phone"),
    contact: fieldOf(writtenFields, "phone"),
    claim: fieldOf(claimForm, "phone"),
    counter: fieldOf(saleForm, "customer_phone", { key: "12345678" }),
    "custom order": fieldOf(customOrderForm, "customer_phone"),
    "order's delivery": fieldOf(saveDeliveryForm, "customer_phone"),
    "caller's number": callerPhone,
    gateway: gatewayPhone,
    search: (text: string) => {
      const asked = JSON.stringify(searchOrders(text, { byPhone: true })).match(/"customerPhone":\{"contains":"(\d+)"/)?.[1];
      return asked ? `+92${asked}` : null;
    },
  };
  const numbers = readFileSync("tests/fixtures/field/phones.txt", "utf8").split("\n").filter(Boolean);

  test.each([
    ...numbers,
    ...["0300 000 0002", "(0300) 0000002", "0092-300-0000002", "+92 (0)300 0000002", "٠٣٠٠٠٠٠٠٠٠٢", "0300\u00a00000002"],
    ...["0300.0000002", "0300—0000002", "\u2066+923000000002\u2069", "92 300 0000002"],
    ...["wa.me/923000000002", "Cell: 0300 0000002", "0300_0000002"],
  ])("the mobile %j", (text) => {
    const { search, ...others } = mobileDoors;
    expectSame(others, text, "+923000000002");
    expect(search(text)).toBe("+923000000002");
  });

  const { counter, "custom order": custom, "order's delivery": delivery, "caller's number": caller, ...accounts } = mobileDoors;
  test.each([
    ["061-4512345", "+92614512345"],
    ["(061) 4512345", "+92614512345"],
    ["+92 61 4512345", "+92614512345"],
    ["۰۶۱۴۵۱۲۳۴۵", "+92614512345"],
    ["021-34567890", "+922134567890"],
    ["061-111-123-456", "+9261111123456"],
    ["+44 7911 123456", "+447911123456"],
    ["+44 (0)7911 123456", "+447911123456"],
    ["0044 7911 123456", "+447911123456"],
    ["\u202a+971 50 123 4567\u202c", "+971501234567"],
  ])("the caller's number %j, where a caller is written down, and no account's", (text, phone) => {
    expectSame({ counter, custom, delivery, caller }, text, phone);
    const { "sign-in": signIn, registration, checkout, profile } = accounts;
    for (const read of [signIn, registration, checkout, profile]) expect(read?.(text)).toBeNull();
  });

  test.each(["4512345", "0612345", "447911123456", "+0441234567890", "call me", "+92 61", "+1".repeat(9)])(
    "%j is no caller's number",
    (text) => {
      expect(callerPhone(text)).toBeNull();
    },
  );

  const amountDoors = {
    "product form": productOf("price", "price"),
    "product file": cellOf("price", "price"),
    statement: (text: string) => readAmount(text),
    "counter's cash": (text: string) => tenderTyped({ ...emptySale, cash: text }).cash,
    "counter's form": (text: string) => tenderFields.cash.safeParse(text).data ?? null,
    refund: fieldOf(refundOrderForm, "amount"),
    field: (text: string) => moneyField.safeParse(text).data ?? null,
  };
  test.each([
    ...[
      "1250",
      "1,250",
      "1,250/-",
      "Rs. 1,250/-",
      "₨ 1250",
      "1250 PKR",
      "PKR1250",
      "Rs.1250",
      "۱۲۵۰",
      "١٢٥٠",
      "1 250",
      "1,250.00",
    ],
    ...["1250.000", " 1250 ", "\u200e1250", "1250/=", "1250 rupay", "۱٬۲۵۰ روپے", "Rs: 1250", "１２５０"],
  ])("the amount %j", (text) => {
    expectSame(amountDoors, text, 1250_00);
  });
  test.each(["450,50", "#REF!", "Rs 450 only"])("no door takes %j for an amount", (text) => {
    for (const [door, read] of Object.entries(amountDoors)) expect(read(text), door).toBeNull();
  });

  const listed = (text: string) => parseList(`aloo ${text} kg`)[0]?.quantity ?? null;
  const quantityDoors = {
    cart: fieldOf(lineQuantityForm, "quantity"),
    "order's line": (text: string) => someField.safeParse(text).data ?? null,
    "product form's stock": productOf("stock_quantity", "stockQuantity"),
    "product file's stock": cellOf("stock_quantity", "stockQuantity"),
    "counter's multiplier": (text: string) => parseMultiplier(`${text}*aloo`).times,
  };
  test.each([
    ["2", 2000],
    ["2.5", 2500],
    ["2,5", 2500],
    ["۲", 2000],
    ["۲٫۵", 2500],
    ["٢", 2000],
    [".5", 500],
    ["5.00", 5000],
    ["1,200", 1_200_000],
    ["\u200e3", 3000],
    ["½", 500],
    ["1½", 1500],
    ["3/4", 750],
  ])("the quantity %j", (text, quantity) => {
    expectSame(quantityDoors, text, quantity);
    if (text !== "1,200") expect(listed(text)).toBe(quantity);
  });
  const wholeDoors = {
    field: (text: string) => wholeNumberField(1, 9999).safeParse(text).data ?? null,
    "row of a table": (text: string) => idField.safeParse(text).data ?? null,
    "order's pieces": (text: string) => piecesField.safeParse(text).data ?? null,
    "own package's days": fieldOf(customPackageForm, "duration", { name: "Mine" }),
    "package's line": (text: string) => {
      const line = readPackageLine({ product_id: "1", quantity: text });
      return line.ok ? line.value.quantity : null;
    },
    "campaign's repetition": fieldOf(sendForm, "frequency_interval", { target_audience: "all", schedule_type: "immediate" }),
    "kept table's field": (text: string) =>
      fieldCheck({
        name: "n",
        column: "n",
        of: "n",
        field: { type: "whole", min: 0, max: 99, required: true },
      } as never).safeParse(text).data ?? null,
  };
  test.each(["7", " 7 ", "۷", "٧", "\u200e7", "7.0", "７"])("the whole number %j", (text) => {
    expectSame(wholeDoors, text, 7);
  });
  test.each(["", "seven", "7.5", "0x7", "7e0", "1,2"])("no door takes %j for a whole number", (text) => {
    for (const [door, read] of Object.entries(wholeDoors)) expect(read(text), `${door}: ${text}`).toBeNull();
  });

  test.each(typedInputs.filter(({ kind }) => ["amount", "quantity", "phone", "barcode", "day"].includes(kind)))(
    "every door reads alike what was written down before it was tried: $kind $text",
    ({ kind, text, right }) => {
      const { "counter's multiplier": ___, ...forms } = quantityDoors; // its field parts words from the number by itself
      const { gateway: _, search: __, ...numberDoors } = mobileDoors; // these two find a number in any text
      const doorsOf: Record<string, Record<string, (text: string) => unknown>> = {
        amount: amountDoors,
        quantity: /[\p{L} ]/u.test(text) ? forms : quantityDoors,
        phone: numberDoors,
        barcode: { form: productOf("barcode", "barcode"), file: cellOf("barcode", "barcode") },
        day: { field: (typed: string) => dateField.safeParse(typed).data ?? null, statement: readDay },
      };
      expectSame(doorsOf[kind] ?? {}, text, right);
    },
  );

  test.each(["5 pcs", "5 pieces", "5 nos"])("pieces may be called so: %j", (text) => {
    const { "counter's multiplier": _, ...forms } = quantityDoors;
    expectSame(forms, text, 5000);
  });

  test.each(["8964000100022", " 8964000100022 ", "'8964000100022", "\u200e8964000100022", "٨٩٦٤٠٠٠١٠٠٠٢٢", "8964 0001 00022"])(
    "the barcode %j",
    (text) => {
      expectSame({ form: productOf("barcode", "barcode"), file: cellOf("barcode", "barcode") }, text, "8964000100022");
    },
  );
  test.each(["8.96401E+12", "8964000100015.0"])("a barcode that a sheet shortened is refused: %j", (text) => {
    expect(productOf("barcode", "barcode")(text)).toBeNull();
    expect(cellOf("barcode", "barcode")(text)).toBeNull();
  });

  test.each(["2026-11-28", "28/11/2026", "28-11-26", "28 Nov 2026", "Nov 28, 2026", "28.11.2026", "۲۸/۱۱/۲۰۲۶"])(
    "the day %j",
    (text) => {
      expectSame({ field: (typed: string) => dateField.safeParse(typed).data ?? null, statement: readDay }, text, "2026-11-28");
    },
  );

  test("yes and no of the field's file are read, in its words", () => {
    const rows = readFileSync("tests/fixtures/field/words.csv", "utf8").trim().split("\n").slice(1);
    const read = rows.map((row) =>
      row
        .split(",")
        .slice(4, 6)
        .map((text) => cellOf("in_stock", "inStock")(text)),
    );
    expect(read.map(([inStock]) => inStock)).toEqual([true, true, true, true, true]);
    expect(read.slice(0, 4).map(([, featured]) => featured)).toEqual([false, false, false, false]);
  });

  test.each([
    ...["yes", "YES", "Y", "y", "TRUE", "1", "on", "haan", "ہاں", "in stock"].map((text) => [text, true] as const),
    ...["no", "N", "FALSE", "0", "off", "nahi", "Nahin", "نہیں"].map((text) => [text, false] as const),
  ])("%j is yes: %j", (text, isYes) => {
    expectSame(
      { field: (typed: string) => tickField.safeParse(typed).data ?? null, file: cellOf("in_stock", "inStock") },
      text,
      isYes,
    );
  });
});

test("whatever stands between the digits of a mobile number, it is that number", () => {
  const between = fc.constantFrom("", " ", "-", "–", "\u00a0", "\u200e", "\u202a", "/", "·", ".", "(", ")");
  fc.assert(
    fc.property(
      fc.stringMatching(/^3\d{9}$/),
      fc.array(between, { minLength: 12, maxLength: 12 }),
      fc.constantFrom("0", "+92", "0092", "92"),
      (number, marks, code) => {
        const typed = [...`${code}${number}`].map((sign, at) => `${sign}${sign === "+" ? "" : (marks[at] ?? "")}`).join("");
        expect(callerPhone(typed)).toBe(`+92${number}`);
      },
    ),
    { numRuns: runs(2_000) },
  );
});
