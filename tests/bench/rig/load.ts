import { type Answer, HttpConnection, type HttpRequest } from "./http-connection.ts";

/** How a bounded load went: each answer's status and how long it took, milliseconds, in the order they came. */
export type Went = { seconds: number; statuses: number[]; waits: number[] };

type Load = {
  origin: string;
  requests: number;
  shoppers: number;
  /** the request with this number, from 0 */
  make: (number: number) => HttpRequest;
  /** called with each answer */
  look?: (answer: Answer, number: number) => void;
};

/** Sends a fixed number of requests over a few connections, each of which sends its next one when its last is answered. */
export async function load({ origin, requests, shoppers, make, look }: Load): Promise<Went> {
  const went: Went = { seconds: 0, statuses: [], waits: [] };
  let next = 0;
  const shop = async () => {
    const line = new HttpConnection(origin);
    for (let number = next++; number < requests; number = next++) {
      const began = performance.now();
      const answer = await line.ask(make(number));
      went.waits.push(performance.now() - began);
      went.statuses.push(answer.status);
      look?.(answer, number);
    }
    line.hangUp();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: shoppers }, shop));
  went.seconds = (performance.now() - began) / 1000;
  return went;
}

/** The wait that this share of the answers stayed below, milliseconds. */
export function percentile(waits: readonly number[], share: number): number {
  const sorted = [...waits].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
