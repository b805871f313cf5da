import type { CounterMethod } from "#app/domain/counter/counter-payment.ts";
import { type CounterProduct, goodsKey } from "#app/domain/counter/counter-product.ts";
import type { Doubt, Offer } from "#app/domain/counter/match-list.server.ts";
import type { Tender } from "#app/domain/payments/split-tender.ts";
import { type Paisa, paisa, sum } from "#app/lib/money.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";
import { linePrice, maxQuantity, roundToStep, type Thousandths, thousandths } from "#app/lib/quantity.ts";

/**
 * A line of the counter's basket: a product or package, or a custom item, whose price is null until entered; `offers` are the alternatives
 * of an ambiguous pasted line; `doubt` is why none of them was taken; `raisedBy` is what the last input added to a line that stood there already.
 */
export type SaleLine = {
  key: number;
  quantity: Thousandths;
  offers: readonly Offer[];
  words: string;
  isListed?: true;
  raisedBy?: Thousandths;
  doubt?: Doubt;
} & ({ product: CounterProduct; price: null } | { product: null; price: Paisa | null });

/** A scan without a result, as typed. */
export type MissedScan = { key: number; text: string };

/** A row of another payment as it is typed: an empty amount is the rest. */
export type TypedPayment = { method: CounterMethod | ""; amount: string; reference: string };

export const customerFields = ["customer_name", "customer_phone", "delivery_address", "landmark", "delivery_notes"] as const;
export type CustomerField = (typeof customerFields)[number];

/** State of the counter: the basket, the customer, the slot, and the source message. */
export type SaleState = {
  kind: "counter" | "phone" | "whatsapp";
  lines: readonly SaleLine[];
  customer: Readonly<Record<CustomerField, string>>;
  zone: string;
  /** Source of the value: the address, the caller's history, or the staff member. Each overrides those before. */
  zoneBy: "guess" | "caller" | "hand";
  /** A day and a time; empty is the earliest. */
  slot: string;
  list: string;
  cash: string;
  /** Payments beside cash, by their rows. */
  payments: readonly TypedPayment[];
  /** The phone number that the customer's fields were last filled in for. */
  greeted: { phone: string; isKnown: boolean } | null;
  /** Scans without a response, with a count each: they block the submit. */
  missed: readonly MissedScan[];
  /** The order whose basket was taken over. */
  again: number | null;
  nextKey: number;
};

const nobody = { customer_name: "", customer_phone: "", delivery_address: "", landmark: "", delivery_notes: "" };

export const emptySale: SaleState = {
  kind: "counter",
  lines: [],
  customer: nobody,
  zone: "",
  zoneBy: "guess",
  slot: "",
  list: "",
  cash: "",
  payments: [],
  greeted: null,
  missed: [],
  again: null,
  nextKey: 1,
};

/** A line to add; without a product its text is a custom item, whose price may be given. */
export type NewLine = {
  offers: readonly Offer[];
  quantity?: Thousandths;
  words: string;
  price?: Paisa;
  isListed?: true;
  doubt?: Doubt;
};

/** The lines alone, without the customer. */
export type LineChange =
  | { do: "add"; lines: readonly NewLine[] }
  | { do: "times"; quantity: Thousandths }
  | { do: "quantity"; key: number; quantity: Thousandths }
  | { do: "price"; key: number; price: Paisa | null }
  | { do: "choose"; key: number; goods: string }
  | { do: "remove"; key: number }
  | { do: "miss"; text: string }
  | { do: "settle-miss"; missed: Partial<MissedScan> }
  | { do: "goods"; known: readonly CounterProduct[] };

/** The nearest quantity to the requested one that can be sold; zero stays zero. */
export const withinStep = (quantity: number, product: CounterProduct | null): Thousandths =>
  roundToStep(thousandths(Math.min(quantity, maxQuantity)), product?.step ?? thousandths(1000));

/** A line as it joins the basket; one in doubt has no goods until somebody chooses. */
function lineOf(key: number, { offers, quantity, words, price, isListed, doubt }: NewLine): SaleLine {
  const first = doubt ? undefined : offers[0];
  const line = { key, offers, words, ...(isListed && { isListed }), ...(doubt && { doubt }) };
  if (!first) return { ...line, quantity: quantity ?? thousandths(1000), product: null, price: price ?? null };
  return { ...line, quantity: withinStep(quantity ?? first.quantity, first.product), product: first.product, price: null };
}

const isOf =
  (goods: string) =>
  ({ product }: Pick<SaleLine, "product">): boolean =>
    product !== null && goodsKey(product) === goods;

/** A line whose last rise was seen: the next input is another one's. */
function settled({ raisedBy: _, ...line }: SaleLine): SaleLine {
  return line;
}

/** Another scan of the same item raises its line instead of adding a second one. */
function add(sale: SaleState, line: NewLine): SaleState {
  const made = lineOf(sale.nextKey, line);
  const same = made.product && sale.lines.find(isOf(goodsKey(made.product)));
  if (!same) return { ...sale, lines: [...sale.lines, made], nextKey: sale.nextKey + 1 };
  const quantity = withinStep(same.quantity + made.quantity, same.product);
  const raised = { ...same, quantity, raisedBy: thousandths(quantity - same.quantity) };
  return { ...sale, lines: [...sale.lines.filter(({ key }) => key !== same.key), raised] };
}

function chosen(line: SaleLine, goods: string): SaleLine {
  const offer = line.offers.find(isOf(goods));
  const { product: _, price: __, doubt: ___, ...rest } = line;
  if (offer) return { ...rest, quantity: withinStep(offer.quantity, offer.product), product: offer.product, price: null };
  return { ...rest, quantity: thousandths(1000), product: null, price: null };
}

/** A line at the current price and stock; quantity zero once the item is no longer sold. */
function upToDate(line: SaleLine, known: ReadonlyMap<string, CounterProduct>): SaleLine {
  const today = (product: CounterProduct) => known.get(goodsKey(product));
  const offers = line.offers.map((offer) => ({ ...offer, product: today(offer.product) ?? offer.product }));
  if (!line.product) return { ...line, offers };
  return { ...line, offers, product: today(line.product) ?? { ...line.product, left: thousandths(0) } };
}

const changeLine = (sale: SaleState, key: number, change: (line: SaleLine) => SaleLine): SaleState => ({
  ...sale,
  lines: sale.lines.map((line) => (line.key === key ? change(line) : line)),
});

function withQuantity(sale: SaleState, key: number, quantity: Thousandths): SaleState {
  if (quantity <= 0) return { ...sale, lines: sale.lines.filter((line) => line.key !== key) };
  return changeLine(sale, key, (line) => ({ ...settled(line), quantity: withinStep(quantity, line.product) }));
}

/** Without one of the missed scans, by its key or by the first of its text. */
function withoutMiss(missed: SaleState["missed"], { key, text }: Partial<MissedScan>): SaleState["missed"] {
  const at = missed.findIndex((one) => (key === undefined ? one.text === text : one.key === key));
  return at < 0 ? missed : missed.toSpliced(at, 1);
}

/** The reducer of the lines: applies one action. */
export function changeLines(sale: SaleState, change: LineChange): SaleState {
  switch (change.do) {
    case "add":
      return change.lines.reduce(add, { ...sale, lines: sale.lines.map(settled) });
    case "times": {
      const last = sale.lines.at(-1);
      return last ? withQuantity(sale, last.key, change.quantity) : sale;
    }
    case "quantity":
      return withQuantity(sale, change.key, change.quantity);
    case "price":
      return changeLine(sale, change.key, (line) => (line.product ? line : { ...line, price: change.price }));
    case "choose":
      return changeLine(sale, change.key, (line) => chosen(line, change.goods));
    case "remove":
      return withQuantity(sale, change.key, thousandths(0));
    case "miss": {
      const missed = [...sale.missed, { key: sale.nextKey, text: change.text }];
      return { ...sale, missed, nextKey: sale.nextKey + 1 };
    }
    case "settle-miss":
      return { ...sale, missed: withoutMiss(sale.missed, change.missed) };
    case "goods": {
      const known = new Map(change.known.map((product) => [goodsKey(product), product]));
      return { ...sale, lines: sale.lines.map((line) => upToDate(line, known)) };
    }
  }
}

/** What a line costs. */
export const saleLineTotal = ({ product, price, quantity }: Pick<SaleLine, "product" | "price" | "quantity">): Paisa =>
  linePrice(product?.price ?? price ?? paisa(0), quantity);

/** What the goods cost. */
export const subtotalOf = ({ lines }: Pick<SaleState, "lines">): Paisa => sum(lines.map(saleLineTotal));

/** The payments as far as they can be parsed; the server reports the others. */
export const tenderTyped = ({ cash, payments }: Pick<SaleState, "cash" | "payments">): Tender => ({
  cash: parseRupees(cash),
  others: payments.flatMap(({ method, amount, reference }, row) =>
    method
      ? [{ row, method, amount: amount.trim() ? (parseRupees(amount) ?? paisa(0)) : null, reference: reference || null }]
      : [],
  ),
});

/** The keys of everything that the lines are or may be. */
export const goodsOf = ({ lines }: Pick<SaleState, "lines">): string[] => [
  ...new Set(
    lines
      .flatMap(({ product, offers }) => [product, ...offers.map((offer) => offer.product)])
      .flatMap((one) => (one ? goodsKey(one) : [])),
  ),
];

/** The basket as the form submits it, with the prices on the screen. */
export const basketField = ({ lines }: Pick<SaleState, "lines">): string =>
  JSON.stringify(
    lines.map(({ product, quantity, price, words }) => {
      if (!product) return { name: words.slice(0, 200) || "–", quantity, price };
      const { id, holds, price: shown } = product;
      return holds === undefined ? { product: id, quantity, shown } : { package: id, quantity, shown };
    }),
  );
