import { setTimeout as pause } from "node:timers/promises";
import type { PrintProblem } from "#app/contract/print-job.ts";
import type { PrintResult } from "../spool.ts";
import { commands } from "./commands.ts";
import { type Connection, openConnection } from "./connection.ts";
import { readDone, readOffline, readPaper } from "./status-bytes.ts";

type Address = { host: string; port: number };

/** Milliseconds: to connect, to say how it is, to print what was sent. */
export type Timeouts = { connect: number; answer: number; print: number };

const usual: Timeouts = { connect: 3_000, answer: 1_000, print: 20_000 };

/** Timeouts for what a printer did not do the last time: it is asked every time, but no print waits long for it again. */
const brief: Timeouts = { connect: 600, answer: 300, print: 1_000 };

/** What is expected of a printer that nothing is known of. */
const willing = { isReached: true, answers: true, confirms: true };

/** What each printer did at its last print, by its address: whether it took the line, and answered before and after the print. */
const lastPrints = new Map<string, typeof willing>();

const nameOf = ({ host, port }: Address): string => `${host.toLowerCase()}:${port}`;

/** Opens a line; a printer that was not reached the last time, and now takes the line late, is known to be there for the next print. */
async function reach(address: Address, { connect }: Timeouts): Promise<Connection | null> {
  const name = nameOf(address);
  const opening = openConnection(address, connect).catch(() => null);
  if (lastPrints.get(name)?.isReached !== false) return opening;
  const limit = new AbortController();
  const late = pause(brief.connect, "late" as const, { signal: limit.signal }).catch(() => "late" as const);
  const line = await Promise.race([opening, late]).finally(() => limit.abort());
  if (line !== "late") return line;
  void opening.then((taken) => {
    if (taken) lastPrints.delete(name);
    taken?.close();
  });
  return null;
}

/**
 * Sends bytes to a receipt printer, after asking how it is. What it says before the first byte leaves is a failure without
 * paper; from then on, only its own word that it is done makes it sent. A printer that does not answer costs its timeouts once.
 */
export async function sendToPrinter(address: Address, bytes: Uint8Array, timeouts = usual): Promise<PrintResult> {
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

/** How a printer is; null: ready. A printer that never says counts as ready when it takes the line. */
export async function checkPrinter(address: Address, timeouts = usual): Promise<PrintProblem | null> {
  const line = await openConnection(address, timeouts.connect).catch(() => null);
  if (!line) return "unreachable";
  try {
    return (await findProblem(line, timeouts)) ?? null;
  } finally {
    line.close();
  }
}

/** Pulses the cash drawer; false: the printer cannot be reached. */
export async function openCashDrawer(address: Address, timeouts = usual): Promise<boolean> {
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

/** How a printer is: null is well, undefined says nothing. */
async function findProblem(line: Connection, { answer }: Pick<Timeouts, "answer">): Promise<PrintProblem | null | undefined> {
  const offline = readOffline(await line.ask(commands.askNow(2), answer));
  if (offline === undefined) return undefined; // it does not say, so it is not asked further
  return offline ?? readPaper(await line.ask(commands.askNow(4), answer)) ?? null;
}
