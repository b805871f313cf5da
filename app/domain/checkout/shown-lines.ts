import type { CartLine } from "#app/domain/cart/cart-line.ts";

/** The unit prices on the customer's screen, as the checkout form carries them: "p12:14100 k3:90000", in paisa. */
export const writeShown = (lines: readonly CartLine[]): string =>
  lines.map(({ key, unitPrice }) => `${key}:${unitPrice}`).join(" ");

function readShown(text: string): Map<string, number> {
  const pairs = text.split(" ").map((pair) => /^([pk]\d{1,10}):(\d{1,10})$/.exec(pair));
  return new Map(pairs.flatMap((pair) => (pair?.[1] ? [[pair[1], Number(pair[2])]] : [])));
}

/**
 * The first line whose price rose since the customer saw it; a price that fell is simply passed on. What was seen is
 * what the form says, else the price when the thing was picked. It never sets a price: at most it spares the question.
 */
export function findRise(lines: readonly CartLine[], shown: string | undefined): CartLine | undefined {
  const seen = readShown(shown ?? "");
  return lines.find(({ key, unitPrice, shownPrice }) => {
    const price = seen.get(key) ?? shownPrice;
    return price !== null && unitPrice > price;
  });
}
