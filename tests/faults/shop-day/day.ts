import type { Slot } from "#app/domain/delivery/slots.ts";
import type { Random } from "#prisma/seed/random.ts";
import type { State } from "./state.ts";
import { firstSlotLimit, type World } from "./world.ts";

/** A checkout page that stands open in one of a customer's two tabs: what it shows, and the key of its button. */
export type Tab = { key: string; shown: string; zone: string; slot: Slot; total: number; cart: string };

/** A move that may still be undone. */
export type Move = { id: number; from: string; to: string; by: number; at: number; version: number; received: number };

/** A simulated day: the random generator, the shop, and the actors' state. */
export type Day = {
  random: Random;
  world: World;
  /** whether nobody else acts, so that each answer can be foretold */
  isAlone: boolean;
  seed: number;
  tabs: Map<string, Tab>;
  /** what was placed under a key, and from which page */
  placed: Map<string, { orderId: number; shown: string }>;
  moves: Move[];
  /** sent pushes: their order, and the time of the announced move */
  sent: { orderId: number; movedAt: number }[];
  submitted: number;
  /** how many orders a slot takes now; null: any number */
  slotLimit: number | null;
};

/** What one step did, what was answered, and what of it must not be. */
export type Step = { did: string; code: string; broken: string[] };

/** One step of a simulated day; `before` is the state before it. */
export type Act = (day: Day, before: State) => Promise<Step>;

export const newDay = (given: Pick<Day, "random" | "world" | "isAlone" | "seed">): Day => ({
  ...given,
  tabs: new Map(),
  placed: new Map(),
  moves: [],
  sent: [],
  submitted: 0,
  slotLimit: firstSlotLimit,
});

/** The code of an answer: `ok` or why not. */
export const codeOf = (outcome: { ok: true } | { ok: false; refusal: { code: string } }): string =>
  outcome.ok ? "ok" : outcome.refusal.code;

/** A new idempotency key, the same in every run of a seed. */
export function newKey(day: Day): string {
  day.submitted += 1;
  return `press-${day.seed}-${day.submitted}`.padEnd(12, "-");
}

/** What is wrong when an answer is none of those that the model allows; nobody foretells anything beside others. */
export function unpredicted(day: Day, code: string, allowed: readonly string[]): string[] {
  if (!day.isAlone || allowed.includes(code)) return [];
  return [`answered ${code}, foretold ${allowed.join(" or ")}`];
}

/** An order of the newest dozen, or undefined on a morning without orders. */
export function anyOrder({ random }: Day, { orders }: State) {
  const newest = [...orders.values()].slice(-12);
  return newest.length > 0 ? random.pick(newest) : undefined;
}

/** Nothing could be done. */
export const nothing = (did: string): Step => ({ did, code: "nothing", broken: [] });
