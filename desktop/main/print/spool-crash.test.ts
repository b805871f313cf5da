import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";

import { makeWish } from "#tests/fixtures/order-document.ts";
import { startPrinter } from "#tests/fixtures/receipt-printer.ts";
import { soon } from "#tests/fixtures/soon.ts";
import { Spool } from "./spool.ts";
import { onPaper, type SpooledJob } from "./spooled-job.ts";

/** A counter that prints two slips on a receipt printer, in its own process. */
const counter = `
  import { sendToPrinter } from "./desktop/main/print/escpos/printer-session.ts";
  import { Spool } from "./desktop/main/print/spool.ts";
  const [folder, port, ...wishes] = process.argv.slice(2);
  const send = (job) => sendToPrinter({ host: "127.0.0.1", port: Number(port) }, Buffer.from(job.wish.key));
  const spool = new Spool({ folder, send, laneOf: () => "one", onMove: () => undefined, log: () => undefined });
  for (const wish of wishes) spool.add(JSON.parse(wish));`;

async function startCounter(folder: string, ...words: string[]) {
  const program = join(folder, "counter.cjs");
  const stdin = { contents: counter, resolveDir: process.cwd(), loader: "ts" as const };
  await build({ stdin, bundle: true, platform: "node", format: "cjs", outfile: program });
  return spawn(process.execPath, [program, ...words], { stdio: "ignore" });
}

test("a counter killed in the middle of a slip finds it unconfirmed, prints the next one once, and loses neither", async () => {
  const folder = mkdtempSync(join(tmpdir(), "taaza-crash-"));
  const printer = await startPrinter({ done: null });
  const [cut, waiting] = [makeWish(), makeWish({ orderId: 419 })];
  const spooled = join(folder, "spool");
  const running = await startCounter(folder, spooled, String(printer.port), JSON.stringify(cut), JSON.stringify(waiting));
  await soon(() => expect(Buffer.from(printer.received).toString()).toContain(cut.key));
  running.kill("SIGKILL");
  await once(running, "exit");
  printer.stop();
  expect(Buffer.from(printer.received).toString()).not.toContain(waiting.key);

  const printed: SpooledJob[] = [];
  const send = async (job: SpooledJob) => ({ state: "sent" as const, printed: printed.push(structuredClone(job)) });
  const spool = new Spool({ folder: spooled, send, laneOf: () => "one", onMove: () => undefined, log: () => undefined });
  await spool.settle();
  expect(spool.list()).toMatchObject([
    { orderId: 419, state: "sent", copy: 0 },
    { orderId: 418, state: "unconfirmed", problem: "broken-off" },
  ]);
  expect(printed.map(({ wish }) => wish.key)).toEqual([waiting.key]);
  spool.again(spool.list()[1]?.id ?? "");
  await spool.settle();
  expect(printed.map((job) => onPaper(job).document.stamp)).toEqual([undefined, "DUPLICATE 1"]);
});
