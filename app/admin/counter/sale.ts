import type { CounterProduct } from "#app/domain/counter/counter-product.ts";
import type { Offer } from "#app/domain/counter/match-list.server.ts";
import { type Paisa, paisa, sum } from "#app/lib/money.ts";
import { linePrice, maxQuantity, roundToStep, type Thousandths, thousandths } from "#app/lib/quantity.ts";

/** A line of the counter's basket: a product, or an item of its own words; `offers` is what else a pasted line may mean. */
export type SaleLine = { key: number; quantity: Thousandths; offers: readonly Offer[]; words: string } & (
  | { product: CounterProduct; price: null }
  | { product: null; price: Paisa }
);

export const customerFields = ["customer_name", "customer_phone", "delivery_address", "landmark", "delivery_notes"] as const;
export type CustomerField = (typeof customerFields)[number];

/** What stands at the counter: the basket, who it is for and the message it came from. */
export type SaleState = {
  kind: "counter" | "phone" | "whatsapp";
  lines: readonly SaleLine[];
  customer: Readonly<Record<CustomerField, string>>;
  zone: string;
  list: string;
  cash: string;
  nextKey: number;
};

const nobody = { customer_name: "", customer_phone: "", delivery_address: "", landmark: "", delivery_notes: "" };

export const emptySale: SaleState = { kind: "counter", lines: [], customer: nobody, zone: "", list: "", cash: "", nextKey: 1 };

/** A line to add; without a product its words are the item. */
export type NewLine = { offers: readonly Offer[]; quantity?: Thousandths; words: string };

export type SaleChange =
  | { do: "add"; lines: readonly NewLine[] }
  | { do: "times"; quantity: Thousandths }
  | { do: "quantity"; key: number; quantity: Thousandths }
  | { do: "price"; key: number; price: Paisa }
  | { do: "choose"; key: number; product: number | null }
  | { do: "remove"; key: number }
  | { do: "set"; values: Partial<Pick<SaleState, "kind" | "zone" | "list" | "cash">> }
  | { do: "customer"; values: Partial<SaleState["customer"]> }
  | { do: "load"; sale: SaleState };

const withinStep = (quantity: number, product: CounterProduct | null): Thousandths =>
  roundToStep(thousandths(Math.min(quantity, maxQuantity)), product?.step ?? thousandths(1000));

function lineOf(key: number, { offers, quantity, words }: NewLine): SaleLine {
  const first = offers[0];
  if (!first) return { key, quantity: quantity ?? thousandths(1000), offers, words, product: null, price: paisa(0) };
  const wanted = withinStep(quantity ?? first.quantity, first.product);
  return { key, quantity: wanted, offers, words, product: first.product, price: null };
}

/** Another scan of the same product raises its line instead of writing a second one. */
function add(sale: SaleState, line: NewLine): SaleState {
  const made = lineOf(sale.nextKey, line);
  const same = made.product && sale.lines.find(({ product }) => product?.id === made.product?.id);
  if (!same) return { ...sale, lines: [...sale.lines, made], nextKey: sale.nextKey + 1 };
  const raised = { ...same, quantity: withinStep(same.quantity + made.quantity, same.product) };
  return { ...sale, lines: [...sale.lines.filter(({ key }) => key !== same.key), raised] };
}

function chosen(line: SaleLine, id: number | null): SaleLine {
  const offer = line.offers.find(({ product }) => product.id === id);
  const { key, offers, words } = line;
  if (offer)
    return { key, offers, words, quantity: withinStep(offer.quantity, offer.product), product: offer.product, price: null };
  return { key, offers, words, quantity: thousandths(1000), product: null, price: paisa(0) };
}

const changeLine = (sale: SaleState, key: number, change: (line: SaleLine) => SaleLine): SaleState => ({
  ...sale,
  lines: sale.lines.map((line) => (line.key === key ? change(line) : line)),
});

/** What the sale becomes by one thing done at the counter. */
export function changeSale(sale: SaleState, change: SaleChange): SaleState {
  switch (change.do) {
    case "add":
      return change.lines.reduce(add, sale);
    case "times": {
      const last = sale.lines.at(-1);
      return last
        ? changeLine(sale, last.key, (line) => ({ ...line, quantity: withinStep(change.quantity, line.product) }))
        : sale;
    }
    case "quantity":
      if (change.quantity <= 0) return changeSale(sale, { do: "remove", key: change.key });
      return changeLine(sale, change.key, (line) => ({ ...line, quantity: withinStep(change.quantity, line.product) }));
    case "price":
      return changeLine(sale, change.key, (line) => (line.product ? line : { ...line, price: change.price }));
    case "choose":
      return changeLine(sale, change.key, (line) => chosen(line, change.product));
    case "remove":
      return { ...sale, lines: sale.lines.filter(({ key }) => key !== change.key) };
    case "set":
      return { ...sale, ...change.values };
    case "customer":
      return { ...sale, customer: { ...sale.customer, ...change.values } };
    case "load":
      return change.sale;
  }
}

/** What a line costs. */
export const lineTotal = ({ product, price, quantity }: SaleLine): Paisa =>
  linePrice(product?.price ?? price ?? paisa(0), quantity);

/** What the goods cost. */
export const subtotalOf = ({ lines }: SaleState): Paisa => sum(lines.map(lineTotal));

/** The basket as the form carries it. */
export const basketField = ({ lines }: SaleState): string =>
  JSON.stringify(
    lines.map(({ product, quantity, price, words }) =>
      product ? { product: product.id, quantity } : { name: words.slice(0, 200) || "–", quantity, price: price ?? 0 },
    ),
  );
