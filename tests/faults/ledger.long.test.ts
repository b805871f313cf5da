import { expect, test } from "vitest";
import { playLedger } from "./ledger.ts";

/** `npm run faults -- ledger` plays ten thousand. */
const sequences = 120;

test("whatever two clerks do to an order's money at once, its entries, the cards and what is due add up and nothing is ever negative", async () => {
  const { broken, codes } = await playLedger(sequences, 1 + Math.floor(Math.random() * 1e6));
  expect(broken).toEqual([]);
  for (const deed of [
    "paid",
    "unpaid",
    "received",
    "failed",
    "refunded",
    "given back",
    "line added",
    "line changed",
    "cancelled",
  ])
    expect(codes, deed).toContain(`${deed}: done`);
});
