import type { Server } from "node:http";
import type { Socket } from "node:net";
import { log } from "#app/platform/log.server.ts";
import { networkOf } from "#app/platform/network-of.ts";
import { processWide } from "#app/platform/process-wide.server.ts";

/** How many connections a server takes at once: in all, and from one network. */
export type ConnectionLimits = { all: number; perNetwork: number };

/** Files, threads, outbound calls and pipes of a process, beside its connections to the database. */
const otherDescriptors = 64;

/** An idle connection costs memory: however many descriptors there are, no more than this. */
const [most, mostPerNetwork] = [4_000, 500];

/** A shop that may open next to nothing still takes this many. */
const least = 16;

/**
 * How many connections of visitors fit beside what the process needs itself. One network gets half at most, so that nobody takes
 * them all alone; a mobile operator's address stands for many customers.
 *
 * @param descriptors the limit of this process; null when the system reports none
 * @param reserved connections to the database
 */
export function connectionLimits({ descriptors, reserved }: { descriptors: number | null; reserved: number }): ConnectionLimits {
  const free = descriptors === null ? most : descriptors - reserved - otherDescriptors;
  const all = Math.max(least, Math.min(most, free));
  return { all, perNetwork: Math.min(mostPerNetwork, Math.floor(all / 2)) };
}

/** One line of the log for all refusals of this time, milliseconds. */
const logInterval = 60_000;

/** Connections that were not taken lately, and whether that was for want of room in all. */
const refusals = () =>
  processWide("refused connections", () => ({
    count: 0,
    reported: Number.NEGATIVE_INFINITY,
    full: Number.NEGATIVE_INFINITY,
  }));

/** Whether a connection was refused within the last minute because there was no room for any. */
export const wasFullLately = (): boolean => performance.now() - refusals().full < logInterval;

function noteRefusal(why: string): void {
  const noted = refusals();
  noted.count++;
  const at = performance.now();
  if (why !== "network") noted.full = at;
  if (at - noted.reported < logInterval) return;
  log.warn({ why, refused: noted.count }, "connections are refused");
  noted.reported = at;
  noted.count = 0;
}

/**
 * Keeps a server's connections within limits: what is beyond is closed at once. Without a free descriptor the server goes on with the
 * connections it has. The limit per network leaves out trusted proxies, through which all visitors come.
 */
export function limitConnections(
  server: Server,
  { all, perNetwork }: ConnectionLimits,
  isProxy: (address: string) => boolean,
): void {
  const open = new Map<string, number>();
  server.maxConnections = all;
  server.on("drop", () => noteRefusal("all"));
  server.on("error", (problem: NodeJS.ErrnoException) => noteRefusal(problem.code ?? problem.name));
  server.prependListener("connection", (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isProxy(address)) return; // gone already, or a proxy
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count <= perNetwork) return;
    noteRefusal("network");
    socket.destroy();
  });
}
