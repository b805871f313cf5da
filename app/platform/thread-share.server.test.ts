import { expect, test } from "vitest";
import { shareThread } from "./thread-share.server.ts";

const piece = () => {
  for (let count = 0; count < 5000; count++) encodeURIComponent(`a b ${count}`);
};

/** How long so many pieces of work take, done by so many at once, as a multiple of the pieces alone. */
async function timesOfPieces(workers: number, pieces: number): Promise<number> {
  let spent = 0;
  const work = async () => {
    const nextPiece = shareThread();
    for (let count = 0; count < pieces; count++) {
      await nextPiece();
      const began = performance.now();
      piece();
      spent += performance.now() - began;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: workers }, work));
  return (performance.now() - began) / spent;
}

test("long work leaves half of the thread to everything else, one at a time as well as ten at once", async () => {
  piece();
  expect(await timesOfPieces(1, 100)).toBeGreaterThan(1.8);
  expect(await timesOfPieces(10, 20)).toBeGreaterThan(1.7); // the first pieces of all begin at once
});
