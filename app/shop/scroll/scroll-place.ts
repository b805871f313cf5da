import type { ScrollPosition } from "./scroll-memory.ts";

type Place = Omit<ScrollPosition, "timestamp">;

/** A product's card for scrolling: its link, and its top in the window, pixels. */
export interface StandingCard {
  id: string;
  top: number;
}

/** Where the top of the stored card is placed, pixels below the window's (A2.75). */
const offset = 100;

/** A card farther off than about half its height is no anchor: at the top of a page there is none. */
const near = 200;

/** The stored position of a page: its scroll offset, and the card nearest to the restore line. */
export function placeOf(x: number, y: number, cards: readonly StandingCard[]): Place {
  const distance = ({ top }: StandingCard) => Math.abs(top - offset);
  const [nearest] = cards.filter((card) => distance(card) <= near).sort((one, other) => distance(one) - distance(other));
  return { x, y, elementId: y > 0 && nearest ? nearest.id : null };
}

/**
 * The offset to restore: that of the stored card wherever it is now, else the stored pixel. Where a product is listed several times, the
 * card nearest to its old position counts.
 */
export function scrollTarget({ y, elementId }: Place, scrollY: number, cards: readonly StandingCard[]): number {
  const tops = cards.filter(({ id }) => id === elementId).map(({ top }) => top + scrollY - offset);
  const [target = y] = tops.sort((one, other) => Math.abs(one - y) - Math.abs(other - y));
  return Math.max(0, target);
}

/** The product cards of the page at this moment. */
export function listCards(page: Document = document): StandingCard[] {
  return [...page.querySelectorAll("#main article")].flatMap((card) => {
    const id = card.querySelector("h3 a")?.getAttribute("href");
    return id ? [{ id, top: card.getBoundingClientRect().top }] : [];
  });
}
