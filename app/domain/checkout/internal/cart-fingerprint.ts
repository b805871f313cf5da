import { type CartLine, isBuyable } from "#app/domain/cart/cart-line.ts";
import { deliveryCharge, type ZoneRule } from "#app/domain/delivery/charge.ts";
import { orderTotal } from "#app/domain/orders/order-total.ts";
import { type Paisa, paisa, sum } from "#app/lib/money.ts";
import { linePrice, type Thousandths } from "#app/lib/quantity.ts";

type Shown = { price: Paisa; quantity: Thousandths };

type Zones = readonly Pick<ZoneRule, "name" | "charge" | "freeAbove">[];

/** The most frequent charge of the zones, so that only the others are written out. */
function commonest(charges: readonly Paisa[]): Paisa | undefined {
  const counts = new Map<Paisa, number>();
  for (const charge of charges) counts.set(charge, (counts.get(charge) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * What stands on the customer's screen, as the checkout form carries it: each line that counts with its unit price and quantity, what most
 * zones charge for that cart, to what totals are rounded, each zone that charges something else, and what each package holds as a hash
 * ("p12:14100x2000 k3:90000x1000 ck3:5d41402a d20000 r100 zBosan%20Road:0", in paisa and thousandths). The zone is chosen in the form, so the total that was shown is worked out of these.
 */
export function writeFingerprint(cart: readonly CartLine[], zones: Zones, step: number): string {
  const lines = cart.filter(isBuyable);
  const subtotal = sum(lines.map(({ lineTotal }) => lineTotal));
  const charges = zones.map((zone) => ({ name: zone.name, charge: deliveryCharge(subtotal, zone) }));
  const defaultCharge = commonest(charges.map(({ charge }) => charge));
  const others = charges.filter(({ charge }) => charge !== defaultCharge);
  return [
    ...lines.map(({ key, unitPrice, quantity }) => `${key}:${unitPrice}x${quantity}`),
    ...lines.flatMap((line) => (line.kind === "package" ? [contentsPart(line)] : [])),
    ...(defaultCharge === undefined ? [] : [`d${defaultCharge}`]),
    ...(step > 0 ? [`r${step}`] : []),
    ...others.map(({ name, charge }) => `z${encodeURIComponent(name)}:${charge}`),
  ].join(" ");
}

type PackageLine = Extract<CartLine, { kind: "package" }>;

/** Enough of a hash to distinguish two contents of one package. */
const hashLength = 8;

const contentsPart = ({ key, package: { contents_hash } }: PackageLine): string =>
  `c${key}:${contents_hash.slice(0, hashLength)}`;

function readShown(text: string): Map<string, Shown> {
  const parts = text.split(" ").map((part) => /^([pk]\d{1,10}):(\d{1,10})x(\d{1,10})$/.exec(part));
  return new Map(
    parts.flatMap((part) =>
      part?.[1] ? [[part[1], { price: paisa(Number(part[2])), quantity: Number(part[3]) as Thousandths }] as const] : [],
    ),
  );
}

/** The charge of a zone that was on the screen; null when it is absent from the form. */
function shownCharge(text: string, zone: string): Paisa | null {
  const parts = text.split(" ");
  const own = `z${encodeURIComponent(zone)}:`;
  const said = parts.find((part) => part.startsWith(own))?.slice(own.length) ?? parts.find((part) => /^d\d/.test(part))?.slice(1);
  return said && /^\d{1,10}$/.test(said) ? paisa(Number(said)) : null;
}

/**
 * The total that stood on the screen for a zone, in paisa; null when it is absent from the form. It never sets a price: a form that
 * claims another total only skips the confirmation.
 */
export function totalOfFingerprint(shown: string | undefined, zone: string): Paisa | null {
  const seen = [...readShown(shown ?? "").values()];
  const charge = shownCharge(shown ?? "", zone);
  if (seen.length === 0 || charge === null) return null;
  const subtotal = sum(seen.map(({ price, quantity }) => linePrice(price, quantity)));
  const step = Number(/(?:^| )r(\d{1,7})(?: |$)/.exec(shown ?? "")?.[1] ?? 0);
  return orderTotal({ subtotal, charge, step }).total;
}

/**
 * Whether the cart is another than the customer saw, as after a change in a second window. A form without the field is believed; one
 * that showed an empty cart is not.
 */
export function isOtherCart(lines: readonly CartLine[], shown: string | undefined): boolean {
  const seen = readShown(shown ?? "");
  if (!shown) return false;
  return seen.size !== lines.length || lines.some(({ key, quantity }) => seen.get(key)?.quantity !== quantity);
}

/** The first package that holds something else than the customer saw; a form without its contents is accepted. */
export function findOtherContents(lines: readonly CartLine[], shown: string | undefined): CartLine | undefined {
  const parts = (shown ?? "").split(" ");
  return lines.find((line) => {
    if (line.kind !== "package") return false;
    const seen = parts.find((part) => part.startsWith(`c${line.key}:`));
    return seen !== undefined && seen !== contentsPart(line);
  });
}

/**
 * The first line whose price rose since the customer saw it; a lower price applies silently. The seen price comes from the form,
 * else from the cart item. It never sets a price: at most it skips the confirmation.
 */
export function findTotalRise(lines: readonly CartLine[], shown: string | undefined): CartLine | undefined {
  const seen = readShown(shown ?? "");
  return lines.find(({ key, unitPrice, shownPrice }) => {
    const price = seen.get(key)?.price ?? shownPrice;
    return price !== null && unitPrice > price;
  });
}
