import { done, type Outcome, refused } from "#app/lib/outcome.ts";
import { processWide } from "#app/platform/process-wide.server.ts";

/** Two: one that comes over a slow line does not hold up the next. */
const atOnce = 2;

/** How many more may wait, and for how long, milliseconds. */
const [maxWaiting, longestWait] = [4, 20_000];

/** A body that is smaller costs next to nothing, bytes. */
const small = 256 * 1024;

type Queue = { running: number; waiting: (() => void)[] };

const queue = processWide("file-queue", (): Queue => ({ running: 0, waiting: [] }));

/** Resolves to true when a file may be read, to false when too many wait or none of them was done in time. */
function enter(): Promise<boolean> {
  if (queue.running < atOnce) {
    queue.running++;
    return Promise.resolve(true);
  }
  if (queue.waiting.length >= maxWaiting) return Promise.resolve(false);
  return new Promise((resolve) => {
    const begin = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(begin), 1);
      resolve(false);
    }, longestWait);
    queue.waiting.push(begin);
  });
}

function leave(): void {
  const next = queue.waiting.shift();
  if (next) next();
  else queue.running--;
}

/**
 * Takes an uploaded table file, its body too, in this process's queue; at once where the body is small. Each holds some times its own
 * size while it is taken apart, so ten at once would hold ten times that.
 *
 * @returns what taking it came to; refused with `file.busy` while four wait, or after a wait of 20 s: its body is not read then
 */
export async function takeFileInQueue<Value>(request: Request, take: () => Promise<Value>): Promise<Outcome<Value>> {
  const length = request.headers.get("Content-Length");
  if (length !== null && Number(length) < small) return done(await take());
  if (!(await enter())) return refused("file.busy");
  try {
    return done(await take());
  } finally {
    leave();
  }
}

/**
 * Reads a kept table file in the same queue, from the database on: a dry run holds some times its size as well, and ten of 8 MB at once
 * would end the process. Throws 503 with Retry-After where `takeFileInQueue` refuses. Not for work that takes the queue itself.
 */
export async function readFileInQueue<Value>(read: () => Promise<Value>): Promise<Value> {
  if (!(await enter())) throw new Response(null, { status: 503, headers: { "Retry-After": "30" } });
  try {
    return await read();
  } finally {
    leave();
  }
}

/**
 * Applies a kept table file in the same queue: its lines are read again and written. Not for work that takes the queue itself.
 *
 * @returns what applying it came to; refused with `file.busy` as `takeFileInQueue` does, before anything is read
 */
export async function applyFileInQueue<Value>(apply: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  if (!(await enter())) return refused("file.busy");
  try {
    return await apply();
  } finally {
    leave();
  }
}
