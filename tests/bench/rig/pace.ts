import { performance } from "node:perf_hooks";
import { fixedWork } from "#tests/fixtures/work-of.ts";

/** What a sample's fixed work takes at the ordinary floor with nothing beside it, milliseconds. */
const ordinary = 30;
const worksInSample = 3;

/** Between two samples, milliseconds. */
const pause = 2_000;

const samples: { at: number; times: number }[] = [];

function sample(): void {
  const began = performance.now();
  for (let count = 0; count < worksInSample; count++) fixedWork();
  samples.push({ at: began, times: (performance.now() - began) / ordinary });
  if (samples.length > 10_000) samples.shift();
}

/**
 * Measures from now on, beside everything else, how much slower this machine is than an ordinary one that has nothing else to do.
 *
 * @returns ends the measuring and forgets what was measured
 */
export function startPace(): () => void {
  for (let warm = 0; warm < 5; warm++) fixedWork(); // the first of its kind is compiled meanwhile
  sample();
  const timer = setInterval(sample, pause).unref();
  return () => {
    clearInterval(timer);
    samples.length = 0;
  };
}

/**
 * How many times slower than ordinary the machine has been since a moment, a quarter of the time at least; never below 1, and 1 where
 * nobody measures.
 *
 * @param since as of `performance.now()`; the last two samples where it is left out
 */
export function paceSince(since?: number): number {
  const recent = since === undefined ? samples.slice(-2) : samples.filter(({ at }) => at >= since - pause);
  const sorted = recent.map(({ times }) => times).sort((one, other) => one - other);
  return Math.max(1, sorted[Math.floor((sorted.length - 1) * 0.75)] ?? 1);
}
