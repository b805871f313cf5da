import { z } from "zod";
import {
  blankAsAbsent,
  callerField,
  dateField,
  idField,
  lineField,
  pastedField,
  personField,
  printable,
  textField,
  tickField,
  timeField,
} from "#app/lib/form-fields.server.ts";
import { type Paisa, paisa } from "#app/lib/money.ts";
import { maxQuantity, type Thousandths, thousandths } from "#app/lib/quantity.ts";
import { maxCharacters } from "./internal/clean-message.ts";
import { checkTender, tenderFields } from "./internal/tender-form.server.ts";

/** The most lines that one basket holds. */
const longestBasket = 100;

const quantity = z
  .number()
  .int()
  .min(1)
  .max(maxQuantity)
  .transform((value): Thousandths => thousandths(value));

const price = z
  .number()
  .int()
  .min(0)
  .max(100_000_000)
  .transform((value): Paisa => paisa(value));
const id = z.number().int().min(1).max(2_147_483_647);

/**
 * One line of the counter's basket: a product or a package by its number, with the unit price that was on the screen; or a custom
 * item with a price, null while it has none. Prices in paisa.
 */
const basketLine = z.union([
  z.object({ product: id, quantity, shown: price.optional() }),
  z.object({ package: id, quantity: quantity.refine((value) => value % 1000 === 0), shown: price.optional() }),
  z.object({ name: lineField(200), quantity, price: price.nullable() }),
]);

/** A line of the basket as the form carries it. */
export type BasketLine = z.output<typeof basketLine>;

const lines = z.array(basketLine).max(longestBasket);

/** PostgreSQL refuses JSON with these characters. */
const cleaned = (key: string, value: unknown): unknown => {
  if (key !== printable(key)) return undefined;
  return typeof value === "string" ? printable(value) : value;
};

function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text || "[]", cleaned);
  } catch {
    return null;
  }
}

/** The basket as one field; a page without JavaScript leaves it empty and sends a list instead. */
const basketField = z
  .string()
  .max(60_000)
  .optional()
  .transform((text, context): BasketLine[] => {
    const basket = lines.safeParse(read(text));
    if (basket.success) return basket.data;
    context.addIssue({ code: "custom", message: "invalid" });
    return z.NEVER;
  });

/** A delivery slot as one text, "2026-11-20 16:00:00": the earliest one when it is left out. */
const slotField = z
  .string()
  .transform((text) => {
    const [date, time] = text.split(" ");
    return { date, time };
  })
  .pipe(z.object({ date: dateField, time: timeField }));

/** How an order came to the counter. */
const saleKinds = ["counter", "phone", "whatsapp"] as const;

/**
 * The counter's form: over the counter, paid and taken along; or to be delivered to a caller, whose name, number, address and zone
 * are then needed. `key` is the idempotency key, `past_record` sells more than is on record.
 */
export const saleForm = z
  .object({
    kind: z.enum(saleKinds, "choice").default("counter"),
    basket: basketField,
    list: pastedField(maxCharacters).optional(),
    customer_name: personField(100).optional(),
    customer_phone: callerField.optional(),
    delivery_address: textField(500).optional(),
    landmark: lineField(200).optional(),
    delivery_zone: lineField(100).optional(),
    slot: slotField.optional(),
    delivery_notes: textField(500).optional(),
    ...tenderFields,
    key: z.string().regex(/^[\w-]{8,64}$/, "invalid"),
    print: z.string().max(10).optional(),
    past_record: tickField,
  })
  .superRefine((sale, context) => {
    if (sale.kind === "counter") return checkTender(sale, context);
    const { customer_name, customer_phone, delivery_address, delivery_zone } = sale;
    for (const [path, value] of Object.entries({ customer_name, customer_phone, delivery_address, delivery_zone }))
      if (!value) context.addIssue({ code: "custom", message: "required", path: [path] });
  });

/** A sale as it was sent. */
export type Sale = z.output<typeof saleForm>;

/** A pasted list to be read. */
export const listForm = z.object({ list: pastedField(maxCharacters) });

/** A basket to put aside as one JSON text, or the number of one to read, and of one that was read and is taken up. */
export const heldForm = z.object({
  recall: idField.optional(),
  taken: idField.optional(),
  label: z.preprocess((label) => blankAsAbsent(typeof label === "string" ? printable(label) : label), lineField(100).optional()),
  content: z
    .string()
    .max(200_000)
    .transform(read)
    .pipe(z.looseObject({ lines: z.array(z.unknown()).max(longestBasket) }))
    .optional(),
});
