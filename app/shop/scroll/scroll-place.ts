import type { ScrollPosition } from "./scroll-memory.ts";

type Place = Omit<ScrollPosition, "timestamp">;

/** A product's card as far as scrolling is concerned: what it leads to, and where its top is in the window, pixels. */
export interface StandingCard {
  id: string;
  top: number;
}

/** Where the top of the remembered card is put, pixels below the window's (A2.75). */
const offset = 100;

/** A card farther off than about half its height says nothing of where the page stood: at the top of a page there is none. */
const near = 200;

/** What is remembered of a page: how far it is scrolled, and which card stands nearest to the line it will be put back to. */
export function placeOf(x: number, y: number, cards: readonly StandingCard[]): Place {
  const distance = ({ top }: StandingCard) => Math.abs(top - offset);
  const [nearest] = cards.filter((card) => distance(card) <= near).sort((one, other) => distance(one) - distance(other));
  return { x, y, elementId: y > 0 && nearest ? nearest.id : null };
}

/**
 * How far down to scroll to be back: to the remembered card wherever it stands now, else to the remembered pixel. Where a
 * product stands on several shelves, the one nearest to its old place is meant.
 */
export function scrollTarget({ y, elementId }: Place, scrollY: number, cards: readonly StandingCard[]): number {
  const tops = cards.filter(({ id }) => id === elementId).map(({ top }) => top + scrollY - offset);
  const [target = y] = tops.sort((one, other) => Math.abs(one - y) - Math.abs(other - y));
  return Math.max(0, target);
}

/** The product cards of the page, as they stand at this moment. */
export function listCards(page: Document = document): StandingCard[] {
  return [...page.querySelectorAll("#main article")].flatMap((card) => {
    const id = card.querySelector("h3 a")?.getAttribute("href");
    return id ? [{ id, top: card.getBoundingClientRect().top }] : [];
  });
}
