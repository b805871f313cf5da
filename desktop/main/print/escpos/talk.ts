import type { PrintProblem } from "#app/contract/print-job.ts";
import type { PrintResult } from "../spool.ts";
import { readDone, readOffline, readPaper } from "./answers.ts";
import { commands } from "./commands.ts";
import { type Connection, openConnection } from "./connection.ts";

type Address = { host: string; port: number };

/** Milliseconds: to connect, to say how it is, to print what was sent. */
export type Patience = { connect: number; answer: number; print: number };

const usual: Patience = { connect: 3_000, answer: 1_000, print: 20_000 };

/**
 * Sends bytes to a receipt printer, after asking how it is. What it says before the first byte leaves is a failure without
 * paper; from then on, only its own word that it is done makes it sent.
 */
export async function sendToPrinter(address: Address, bytes: Uint8Array, patience = usual): Promise<PrintResult> {
  const line = await openConnection(address, patience.connect).catch(() => null);
  if (!line) return { state: "failed", problem: "unreachable", mayPass: true };
  try {
    const problem = await findProblem(line, patience);
    if (problem) return { state: "failed", problem, mayPass: true };
    const isWritten = await line.write(bytes).then(
      () => true,
      () => false,
    );
    if (!isWritten) return { state: "unconfirmed", problem: "broken-off" };
    const end = readDone(await line.ask(commands.askWhenDone, patience.print));
    if (end === null) return { state: "sent" };
    return { state: "unconfirmed", problem: end ?? "no-answer" };
  } finally {
    line.close();
  }
}

/** How a printer is; null: ready. A printer that never says counts as ready when it takes the line. */
export async function checkPrinter(address: Address, patience = usual): Promise<PrintProblem | null> {
  const line = await openConnection(address, patience.connect).catch(() => null);
  if (!line) return "unreachable";
  try {
    return await findProblem(line, patience);
  } finally {
    line.close();
  }
}

/** Pulses the cash drawer; false: the printer cannot be reached. */
export async function openDrawer(address: Address, patience = usual): Promise<boolean> {
  const line = await openConnection(address, patience.connect).catch(() => null);
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

async function findProblem(line: Connection, { answer }: Patience): Promise<PrintProblem | null> {
  const offline = readOffline(await line.ask(commands.askNow(2), answer));
  if (offline === undefined) return null; // it does not say, so it is not asked further
  return offline ?? readPaper(await line.ask(commands.askNow(4), answer)) ?? null;
}
