import type { Caller, DeliveryPlace, LastLine } from "#app/domain/counter/find-caller.server.ts";
import { callerPhone } from "#app/lib/phone.ts";
import {
  type CustomerField,
  changeLines,
  customerFields,
  emptySale,
  type LineChange,
  type NewLine,
  type SaleState,
} from "./sale.ts";

/** Every action of the sale reducer. */
export type SaleChange =
  | LineChange
  | { do: "list"; text: string; lines: readonly NewLine[]; isAnother: boolean }
  | { do: "again"; orderId: number; lines: readonly LastLine[] }
  | { do: "set"; values: Partial<Pick<SaleState, "kind" | "slot" | "list" | "cash" | "payments">> }
  | { do: "zone"; zone: string; by: SaleState["zoneBy"] }
  | { do: "customer"; values: Partial<Record<CustomerField, string>> }
  | { do: "greet"; phone: string; caller: Caller | null }
  | { do: "place"; place: DeliveryPlace }
  | { do: "next"; sent: SaleState }
  | { do: "load"; sale: SaleState };

/** The reducer of the sale: applies one action. */
export function changeSale(sale: SaleState, change: SaleChange): SaleState {
  switch (change.do) {
    case "list":
      return withList(sale, change);
    case "again":
      if (sale.again === change.orderId) return sale;
      return changeLines({ ...sale, again: change.orderId }, { do: "add", lines: change.lines.map(againLine) });
    case "set":
      return { ...sale, ...change.values };
    case "zone":
      return outweighs(change.by, sale.zoneBy) ? { ...sale, zone: change.zone, zoneBy: change.by } : sale;
    case "customer": {
      const zoneBy = change.values.delivery_address !== undefined && sale.zoneBy === "caller" ? "guess" : sale.zoneBy;
      // A whole number is an incoming call: an empty place is stored so that the next key can add the address before the lookup returns.
      const isCall = sale.kind === "counter" && Boolean(callerPhone(change.values.customer_phone ?? ""));
      const kind = isCall ? "phone" : sale.kind;
      return { ...sale, kind, zoneBy, customer: { ...sale.customer, ...change.values } };
    }
    case "greet":
      return greet(sale, change);
    case "place":
      return atPlace(sale, change.place);
    case "next":
      return begunSince(sale, change.sent);
    case "load":
      return change.sale;
    default:
      return changeLines(sale, change);
  }
}

const againLine = (line: LastLine): NewLine =>
  "product" in line ? { offers: [line], words: line.product.name } : { offers: [], ...line };

const ranks = { guess: 0, caller: 1, hand: 2 };
const outweighs = (by: SaleState["zoneBy"], sofar: SaleState["zoneBy"]): boolean => ranks[by] >= ranks[sofar];

/** Another message adds its lines and its text below the one before; a message that is parsed again replaces its earlier lines. */
function withList(sale: SaleState, { text, lines, isAnother }: Extract<SaleChange, { do: "list" }>): SaleState {
  const sofar = isAnother ? sale.lines : sale.lines.filter(({ isListed }) => !isListed);
  const list = isAnother ? [sale.list.trim(), text.trim()].filter(Boolean).join("\n\n").slice(0, 6000) : text;
  const kind = sale.kind === "counter" ? "whatsapp" : sale.kind;
  return changeLines(
    { ...sale, kind, list, lines: sofar },
    { do: "add", lines: lines.map((line) => ({ ...line, isListed: true })) },
  );
}

/**
 * Fills in the empty customer fields from a looked-up phone number, once per number. Values that came from a previous wrong number are
 * removed, so that an order does not go to another customer.
 */
function greet(sale: SaleState, { phone, caller }: Extract<SaleChange, { do: "greet" }>): SaleState {
  if (sale.greeted?.phone === phone) return sale;
  const wasKnown = sale.greeted?.isKnown ?? false;
  const greeted: SaleState = { ...sale, greeted: { phone, isKnown: caller !== null } };
  if (!caller && !wasKnown) return greeted;
  const typed = wasKnown ? { customer_name: "", delivery_address: "", landmark: "" } : sale.customer;
  const isTheirs = typed.delivery_address === "";
  const customer = {
    ...sale.customer,
    customer_name: typed.customer_name || (caller?.name ?? ""),
    delivery_address: typed.delivery_address || (caller?.address ?? ""),
    landmark: typed.landmark || (isTheirs && caller?.landmark) || "",
  };
  if (!isTheirs) return { ...greeted, customer };
  const zone = caller?.zone ?? "";
  return { ...greeted, customer, zone, zoneBy: zone ? "caller" : "guess" };
}

/** Somewhere else where a caller had an order brought; the zone that it lay in is known with it. */
function atPlace(sale: SaleState, { address, landmark, zone }: DeliveryPlace): SaleState {
  const customer = { ...sale.customer, delivery_address: address, landmark: landmark ?? "" };
  return { ...sale, customer, zone: zone ?? "", zoneBy: zone ? "caller" : "guess" };
}

/** The next sale after one was saved. Input typed while the request was under way differs from what was sent and belongs to the next sale. */
function begunSince(sale: SaleState, sent: SaleState): SaleState {
  const fresh = <Name extends keyof SaleState>(name: Name) => (sale[name] === sent[name] ? emptySale[name] : sale[name]);
  const gone = new Set(sent.lines.map(({ key }) => key));
  const lines = sale.lines.filter(({ key }) => !gone.has(key));
  const typed = customerFields.filter((name) => sale.customer[name] !== sent.customer[name]);
  const next: SaleState = {
    ...emptySale,
    lines,
    missed: sale.missed,
    kind: fresh("kind"),
    zone: fresh("zone"),
    zoneBy: fresh("zoneBy"),
    slot: fresh("slot"),
    list: fresh("list"),
    cash: fresh("cash"),
    payments: fresh("payments"),
    nextKey: lines.length > 0 || sale.missed.length > 0 ? sale.nextKey : emptySale.nextKey,
  };
  return changeSale(next, { do: "customer", values: Object.fromEntries(typed.map((name) => [name, sale.customer[name]])) });
}
