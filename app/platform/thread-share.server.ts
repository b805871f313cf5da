import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { processWide } from "./process-wide.server.ts";

/** A piece of work is counted with so much at most, milliseconds: what waits for the database meanwhile takes nothing of the thread. */
const longestPiece = 250;

/** Where the next piece of long work of this process may begin, milliseconds as of `performance.now()`. */
const reserved = processWide("thread-share", () => ({ until: 0 }));

/**
 * Divides long work on the only thread into pieces, so that all such work of the process together takes half of the thread: after each
 * piece there is a rest as long as it, whoever begins the next one. The first piece begins at once.
 *
 * @returns to be awaited before each piece
 */
export function shareThread(): () => Promise<void> {
  let began: number | null = null;
  return async () => {
    const at = performance.now();
    const spent = began === null ? 0 : Math.min(longestPiece, at - began);
    const start = Math.max(at, reserved.until) + spent;
    reserved.until = start + spent;
    if (start - at >= 1) await sleep(start - at);
    else await setImmediate();
    began = performance.now();
  };
}
