import { now } from "./clock.server.ts";
import { hangsAfter, type Lane } from "./outbox-lanes.server.ts";

/** A message that is being sent: since when, and the domain of its address, "" where it has none. */
export type InHand = { since: Date; domain: string };

/**
 * How many more messages of a lane a process may begin. Those that hang take no place of others, up to the lane's number; once as many
 * hang as are sent at once, the others leave one at a time, so that a service that never answers gets few.
 *
 * @returns `room`, and the domains whose messages come `last`: those of what hangs
 */
export function findRoom({ concurrency, hanging = 0 }: Lane, inHand: readonly InHand[]): { room: number; last: string[] } {
  const since = now().getTime() - hangsAfter;
  const hangs = inHand.filter((message) => message.since.getTime() < since);
  const atOnce = hangs.length >= concurrency ? 1 : concurrency;
  const room = Math.min(atOnce - (inHand.length - hangs.length), concurrency + hanging - inHand.length);
  return { room: Math.max(0, room), last: hangs.map(({ domain }) => domain) };
}
