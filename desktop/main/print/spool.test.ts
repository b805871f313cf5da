import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { PrintJob } from "#app/contract/print-job.ts";
import { makeDocument, makeWish } from "#tests/fixtures/order-document.ts";
import { soon } from "#tests/fixtures/soon.ts";
import { type PrintResult, Spool } from "./spool.ts";
import { onPaper, type SpooledJob } from "./spooled-job.ts";

let folder: string;
let results: PrintResult[];
let printed: { key: string; stamp: string | null }[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "taaza-spool-"));
  results = [];
  printed = [];
});

const sent: PrintResult = { state: "sent" };
const off: PrintResult = { state: "failed", problem: "unreachable", mayPass: true };
const empty: PrintResult = { state: "failed", problem: "paper-out", mayPass: true };
const gone: PrintResult = { state: "failed", problem: "unknown-printer", mayPass: false };
const brokenOff: PrintResult = { state: "unconfirmed", problem: "broken-off" };

/** Each attempt ends as the next of `results`; without one, the print is sent. */
async function send(job: SpooledJob): Promise<PrintResult> {
  const result = results.shift() ?? sent;
  if (result.state !== "failed") printed.push({ key: job.wish.key, stamp: onPaper(job).document.stamp ?? null });
  return result;
}

const openSpool = (changes: Partial<ConstructorParameters<typeof Spool>[0]> = {}) =>
  new Spool({ folder, send, laneOf: () => "one", onMove: () => undefined, log: () => undefined, waits: [1, 1], ...changes });

const stateOf = (spool: Spool, { id }: PrintJob) => spool.list().find((job) => job.id === id);

test("a job is on the disk before its maker is told, and its states are told as they come", async () => {
  const moves: string[] = [];
  const spool = openSpool({ onMove: ({ state }) => moves.push(state) });
  const job = spool.add(makeWish());
  expect(job).toMatchObject({ state: "queued", orderId: 418, kind: "slip", copy: 0, title: "Invoice" });
  expect(JSON.parse(readFileSync(join(folder, `${job.id}.json`), "utf8"))).toMatchObject({ state: "queued" });
  await spool.settle();
  expect(stateOf(spool, job)).toMatchObject({ state: "sent", problem: null });
  expect(moves).toEqual(["queued", "queued", "sent"]);
});

test("the same wish is printed once, however often it is asked for", async () => {
  const spool = openSpool();
  const wish = makeWish();
  const first = spool.add(wish);
  expect(spool.add(wish).id).toBe(first.id);
  await spool.settle();
  expect(spool.add(wish)).toMatchObject({ id: first.id, state: "sent" });
  expect(openSpool().add(wish).id).toBe(first.id);
  expect(printed).toHaveLength(1);
});

test("nothing is printed twice without the stamp, whoever asks and after a restart too", async () => {
  const spool = openSpool();
  const job = spool.add(makeWish());
  await spool.settle();
  spool.add(makeWish());
  spool.again(job.id);
  await spool.settle();
  const later = openSpool();
  later.add(makeWish());
  later.add(makeWish({ kind: "invoice" }));
  later.add(makeWish({ orderId: 419 }));
  await later.settle();
  expect(printed.map(({ stamp }) => stamp)).toEqual([null, "DUPLICATE 1", "DUPLICATE 2", "DUPLICATE 3", null, null]);
});

test("a document that bears its stamp already is not stamped again, one that is behind is", async () => {
  const spool = openSpool();
  const copy = (number: number) => makeWish({ copy: number, document: makeDocument({ stamp: `DUPLICATE ${number}` }) });
  for (const number of [2, 2, 7]) spool.add(copy(number));
  await spool.settle();
  expect(printed.map(({ stamp }) => stamp)).toEqual(["DUPLICATE 2", "DUPLICATE 3", "DUPLICATE 7"]);
  expect(spool.list().map(({ copy }) => copy)).toEqual([7, 3, 2]);
});

test("printer off: it is tried again, says so meanwhile, and in the end fails; printing it again needs no stamp", async () => {
  const moves: string[] = [];
  results = [off, off, off];
  const spool = openSpool({ onMove: ({ state, problem }) => moves.push(`${state} ${problem}`) });
  const job = spool.add(makeWish());
  await spool.settle();
  expect(printed).toEqual([]);
  expect(stateOf(spool, job)).toMatchObject({ state: "failed", problem: "unreachable" });
  expect(moves).toContain("queued unreachable");
  expect(spool.again(job.id)).toMatchObject({ state: "queued", copy: 0 });
  await spool.settle();
  expect(printed).toEqual([{ key: expect.any(String), stamp: null }]);
});

test("a printer that comes back while it is tried gets the job by itself, once", async () => {
  results = [off, sent];
  const spool = openSpool();
  spool.add(makeWish());
  await spool.settle();
  expect(printed).toEqual([{ key: expect.any(String), stamp: null }]);
});

test("while a job waits for a printer to come back the next is refused at once, and goes on to no other try; the first prints itself", async () => {
  results = [off, { ...off, wasDown: true }];
  const spool = openSpool({ waits: [1_500] });
  const first = spool.add(makeWish());
  const next = spool.add(makeWish({ orderId: 419 }));
  await expect.poll(() => stateOf(spool, next), { timeout: 1000 }).toMatchObject({ state: "failed", problem: "unreachable" });
  expect(stateOf(spool, first)).toMatchObject({ state: "queued", problem: "unreachable" });
  await spool.settle();
  expect(stateOf(spool, first)).toMatchObject({ state: "sent" });
  expect(printed).toHaveLength(1);
});

test("while one waits for paper the next waits too, and both print themselves once there is some", async () => {
  results = [empty, empty, empty];
  const spool = openSpool({ waits: [50, 50] });
  const both = [spool.add(makeWish()), spool.add(makeWish({ orderId: 419 }))];
  await spool.settle();
  expect(both.map((job) => stateOf(spool, job)?.state)).toEqual(["sent", "sent"]);
});

test("a printer that is not there any more is not waited for", async () => {
  results = [gone];
  const spool = openSpool();
  const job = spool.add(makeWish());
  await spool.settle();
  expect(stateOf(spool, job)).toMatchObject({ state: "failed", problem: "unknown-printer" });
  expect(results).toEqual([]);
});

test("of two wishes whose first failed the second is the original, and the first, printed after it, the duplicate", async () => {
  results = [gone, sent];
  const spool = openSpool();
  const failed = spool.add(makeWish());
  spool.add(makeWish());
  await spool.settle();
  spool.again(failed.id);
  await spool.settle();
  expect(printed.map(({ stamp }) => stamp)).toEqual([null, "DUPLICATE 1"]);
});

test("a line that broke in the middle leaves the print unconfirmed; nothing repeats it but a person, with the stamp", async () => {
  results = [brokenOff];
  const spool = openSpool();
  const job = spool.add(makeWish());
  await spool.settle();
  expect(stateOf(spool, job)).toMatchObject({ state: "unconfirmed", problem: "broken-off" });
  expect(printed).toHaveLength(1);
  spool.again(job.id);
  await spool.settle();
  expect(printed[1]?.stamp).toBe("DUPLICATE 1");
});

test("a crash before the first byte prints at the next start; one in the middle is unconfirmed, and is left so", async () => {
  const stuck = openSpool({ send: () => new Promise(() => undefined) });
  const inTheMiddle = stuck.add(makeWish());
  const waiting = stuck.add(makeWish({ orderId: 419 }));
  await new Promise(setImmediate);
  const next = openSpool();
  await next.settle();
  expect(stateOf(next, inTheMiddle)).toMatchObject({ state: "unconfirmed", problem: "broken-off" });
  expect(stateOf(next, waiting)).toMatchObject({ state: "sent" });
  expect(printed).toHaveLength(1);
});

test("a way of printing that breaks down is unconfirmed, and the next job has its turn", async () => {
  let calls = 0;
  const spool = openSpool({
    send: async (job) => {
      calls += 1;
      if (calls === 1) throw new Error("window destroyed");
      return send(job);
    },
  });
  const job = spool.add(makeWish());
  spool.add(makeWish({ orderId: 419 }));
  await spool.settle();
  expect(stateOf(spool, job)).toMatchObject({ state: "unconfirmed" });
  expect(printed).toHaveLength(1);
});

test("jobs of one printer wait for each other, those of another do not", async () => {
  const running: string[] = [];
  let most = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const slow = async ({ wish }: SpooledJob): Promise<PrintResult> => {
    running.push(wish.kind);
    most = Math.max(most, running.filter((kind) => kind === wish.kind).length);
    await gate;
    await new Promise(setImmediate);
    running.splice(running.indexOf(wish.kind), 1);
    return sent;
  };
  const spool = openSpool({ send: slow, laneOf: ({ wish }) => wish.kind });
  for (let orderId = 1; orderId <= 3; orderId += 1) spool.add(makeWish({ orderId }));
  spool.add(makeWish({ kind: "invoice" }));
  await new Promise(setImmediate);
  expect(running.toSorted()).toEqual(["invoice", "slip"]);
  open();
  await spool.settle();
  expect(most).toBe(1);
});

test("a disk that does not take the job says so to whoever asked", () => {
  const spool = openSpool();
  expect(() => spool.add({ ...makeWish(), html: 5n as unknown as string })).toThrow();
  expect(spool.list()).toEqual([]);
});

test.each([
  ["before the first byte nothing is printed, and it can be printed again", "failed", "refused", 0],
  ["after it the print is unconfirmed", "unconfirmed", "no-answer", 1],
] as const)("a disk that is full %s", async (_, state, problem, prints) => {
  const fill = () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
  };
  const spool = openSpool({
    send: (job) => {
      fill();
      return send(job);
    },
  });
  const job = spool.add(makeWish());
  if (state === "failed") fill();
  await spool.settle();
  expect(stateOf(spool, job)).toMatchObject({ state, problem });
  expect(printed).toHaveLength(prints);
});

test("a file that cannot be read is put aside, and holds nothing up", async () => {
  const first = openSpool();
  first.add(makeWish());
  await first.settle();
  writeFileSync(join(folder, "00000000.json"), '{"half":');
  const lines: string[] = [];
  const spool = openSpool({ log: (happened) => lines.push(happened) });
  expect(spool.list()).toHaveLength(1);
  expect(lines).toContain("a print could not be read");
  expect(readdirSync(folder)).toContain("00000000.json.broken");
});

test("of what is finished the newest 200 are kept", async () => {
  const spool = openSpool();
  for (let orderId = 1; orderId <= 205; orderId += 1) {
    spool.add(makeWish({ orderId }));
    await spool.settle();
  }
  spool.add(makeWish({ orderId: 999 }));
  await spool.settle();
  expect(spool.list()).toHaveLength(200);
  expect(readdirSync(folder).length).toBeLessThanOrEqual(201);
});

test("an unknown job is nobody's", () => {
  expect(openSpool().again("../../settings")).toBeNull();
  expect(openSpool().pageOf("../../settings")).toBeNull();
});

test("a disk that takes nothing at the start keeps no print from the list: what a crash interrupted is told as unconfirmed", async () => {
  let never = () => {};
  const spool = openSpool({ send: () => new Promise((resolve) => (never = () => resolve(sent))) });
  const job = spool.add(makeWish());
  await soon(() => expect(readFileSync(join(folder, `${job.id}.json`), "utf8")).toContain('"sending"'));
  mkdirSync(join(folder, `${job.id}.json.draft`));
  const again = openSpool();
  expect(stateOf(again, job)).toMatchObject({ state: "unconfirmed" });
  expect(() => openSpool({ folder: join(folder, `${job.id}.json`, "no folder can be made here") })).not.toThrow();
  rmSync(join(folder, `${job.id}.json.draft`), { recursive: true });
  never();
  await spool.settle();
});
