import { setTimeout as pause } from "node:timers/promises";
import type { PrintProblem } from "#app/contract/print-job.ts";
import type { PrintResult } from "../spool.ts";
import { commands } from "./commands.ts";
import { type Connection, openConnection } from "./connection.ts";
import { readDone, readOffline, readPaper } from "./status-bytes.ts";

type Address = { host: string; port: number };

/** Timeouts in milliseconds: to connect, to read the status, to print the job. */
export type Timeouts = { connect: number; answer: number; print: number };

const defaultTimeouts: Timeouts = { connect: 3_000, answer: 1_000, print: 20_000 };

/** Timeouts for steps that failed the last time: each is tried every time, but does not delay a print for long again. */
const brief: Timeouts = { connect: 600, answer: 300, print: 1_000 };

/** Defaults of a printer without history. */
const willing = { isReached: true, answers: true, confirms: true };

/**
 * The behaviour of each printer at its last print, by its address: whether it accepted the connection, and responded before and after the
 * print.
 */
const lastPrints = new Map<string, typeof willing>();

const nameOf = ({ host, port }: Address): string => `${host.toLowerCase()}:${port}`;

/** Opens a connection; a printer that failed to connect the last time, and accepts late now, gets the full timeout again for the next print. */
async function reach(address: Address, { connect }: Timeouts): Promise<Connection | null> {
  const name = nameOf(address);
  const opening = openConnection(address, connect).catch(() => null);
  if (lastPrints.get(name)?.isReached !== false) return opening;
  const limit = new AbortController();
  const timedOut = pause(brief.connect, "late" as const, { signal: limit.signal }).catch(() => "late" as const);
  const line = await Promise.race([opening, timedOut]).finally(() => limit.abort());
  if (line !== "late") return line;
  void opening.then((taken) => {
    if (taken) lastPrints.delete(name);
    taken?.close();
  });
  return null;
}

/**
 * Sends bytes to a receipt printer after a status request. A bad status before the first byte is a failure without paper; after it, only
 * the printer's confirmation makes the job sent. A printer without responses costs its timeouts once.
 */
export async function sendToPrinter(address: Address, bytes: Uint8Array, timeouts = defaultTimeouts): Promise<PrintResult> {
  const name = nameOf(address);
  const last = lastPrints.get(name) ?? willing;
  const line = await reach(address, timeouts);
  if (!line) {
    lastPrints.set(name, { ...willing, isReached: false });
    return { state: "failed", problem: "unreachable", mayPass: true, ...(!last.isReached && { wasDown: true }) };
  }
  const shortened = {
    answer: last.answers ? timeouts.answer : Math.min(brief.answer, timeouts.answer),
    print: last.answers || last.confirms ? timeouts.print : Math.min(brief.print, timeouts.print),
  };
  try {
    const problem = await findProblem(line, shortened);
    const answers = problem !== undefined;
    lastPrints.set(name, { isReached: true, answers, confirms: true });
    if (problem) return { state: "failed", problem, mayPass: true };
    const isWritten = await line.write(bytes).then(
      () => true,
      () => false,
    );
    if (!isWritten) return { state: "unconfirmed", problem: "broken-off" };
    const end = readDone(await line.ask(commands.askWhenDone, answers ? timeouts.print : shortened.print));
    lastPrints.set(name, { isReached: true, answers, confirms: end !== undefined });
    if (end === null) return { state: "sent" };
    return { state: "unconfirmed", problem: end ?? "no-answer" };
  } finally {
    line.close();
  }
}

/** Status of a printer; null: ready. A printer without status responses counts as ready when it accepts the connection. */
export async function checkPrinter(address: Address, timeouts = defaultTimeouts): Promise<PrintProblem | null> {
  const line = await openConnection(address, timeouts.connect).catch(() => null);
  if (!line) return "unreachable";
  try {
    return (await findProblem(line, timeouts)) ?? null;
  } finally {
    line.close();
  }
}

/** Pulses the cash drawer; false: the printer is unreachable. */
export async function openCashDrawer(address: Address, timeouts = defaultTimeouts): Promise<boolean> {
  const line = await reach(address, timeouts);
  if (!line) return false;
  try {
    return await line.write([...commands.start, ...commands.openDrawer]).then(
      () => true,
      () => false,
    );
  } finally {
    line.close();
  }
}

/** Status of a printer: null is ready, undefined is no response. */
async function findProblem(line: Connection, { answer }: Pick<Timeouts, "answer">): Promise<PrintProblem | null | undefined> {
  const offline = readOffline(await line.ask(commands.askNow(2), answer));
  if (offline === undefined) return undefined; // no response: no further requests
  return offline ?? readPaper(await line.ask(commands.askNow(4), answer)) ?? null;
}
