import type { CartLine } from "#app/domain/cart/cart-line.ts";

/** The lines on the customer's screen, as the checkout form carries them: "p12:14100x2000 k3:90000x1000", in paisa and thousandths. */
export const writeShown = (lines: readonly CartLine[]): string =>
  lines.map(({ key, unitPrice, quantity }) => `${key}:${unitPrice}x${quantity}`).join(" ");

type Shown = { price: number; quantity: number };

function readShown(text: string): Map<string, Shown> {
  const parts = text.split(" ").map((part) => /^([pk]\d{1,10}):(\d{1,10})x(\d{1,10})$/.exec(part));
  return new Map(
    parts.flatMap((part) => (part?.[1] ? [[part[1], { price: Number(part[2]), quantity: Number(part[3]) }] as const] : [])),
  );
}

/** Whether the cart is another than the customer saw, as after a change in a second window. A form that tells nothing is believed. */
export function isOtherCart(lines: readonly CartLine[], shown: string | undefined): boolean {
  const seen = readShown(shown ?? "");
  if (seen.size === 0) return false;
  return seen.size !== lines.length || lines.some(({ key, quantity }) => seen.get(key)?.quantity !== quantity);
}

/**
 * The first line whose price rose since the customer saw it; a price that fell is simply passed on. What was seen is
 * what the form says, else the price when the thing was picked. It never sets a price: at most it spares the question.
 */
export function findRise(lines: readonly CartLine[], shown: string | undefined): CartLine | undefined {
  const seen = readShown(shown ?? "");
  return lines.find(({ key, unitPrice, shownPrice }) => {
    const price = seen.get(key)?.price ?? shownPrice;
    return price !== null && unitPrice > price;
  });
}
