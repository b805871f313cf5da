import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { log } from "./log.server.ts";
import { processWide } from "./process-wide.server.ts";

/** What the picture process is asked to do, with what it draws from. */
export type PictureTask =
  | { task: "square"; input: { bytes: Uint8Array; edge: number } }
  | { task: "encode"; input: { bytes: Uint8Array; width: number; format: "avif" | "webp" } }
  | { task: "drawing"; input: { svg: string } };

/** What came of it: the drawing, that its header names too many pixels, or why it could not be read. */
export type PictureResult<Drawn> = { drawn: Drawn } | { tooManyPixels: true } | { problem: string };

/** The code of the error while as many wait as may: some seconds later there is room. */
export const picturesBusy = "PICTURES_BUSY";

/** A picture that takes longer is given to nobody, milliseconds: the process is ended and begun anew. */
const deadline = 15_000;

/** What the process may hold in memory, bytes; a picture of 25 megapixels takes about a third of it. */
const maxMemory = 700 * 1024 * 1024;

const memoryCheck = 200;

/** How many who send pictures may wait; the shop's own work is bounded by what it draws and always waits. */
const maxWaiting = 4;

/** An idle process costs memory: it ends after this time, milliseconds. */
const idle = 30_000;

type Answer = { id: number } & PictureResult<never>;
type State = { child: ChildProcess | null; last: Promise<unknown>; waiting: number; asked: number; idleTimer?: NodeJS.Timeout };

const state = processWide("picture process", (): State => ({ child: null, last: Promise.resolve(), waiting: 0, asked: 0 }));

/**
 * Draws a picture in the picture process of this server: one at a time, in the order of asking. One that dies of a picture, holds more
 * memory than it may or takes too long is ended, and the next picture gets a new one. One that others ended is begun anew.
 *
 * @param isSent whether somebody who waits sent it: then at most four wait, and further ones are refused by an error of the code `picturesBusy`
 */
export function drawPicture<Drawn = Buffer>(task: PictureTask, { isSent }: { isSent: boolean }): Promise<PictureResult<Drawn>> {
  if (isSent && state.waiting > maxWaiting)
    return Promise.reject(Object.assign(new Error("too many pictures wait"), { code: picturesBusy }));
  if (isSent) state.waiting++;
  const drawn = state.last.then(() => ask(task) as Promise<PictureResult<Drawn>>);
  state.last = drawn
    .catch(() => undefined)
    .then(() => {
      if (isSent) state.waiting--;
    });
  return drawn;
}

function childNow(): ChildProcess {
  clearTimeout(state.idleTimer);
  if (state.child?.connected) return state.child;
  const child = fork(resolve("app/platform/picture-worker.mjs"), {
    serialization: "advanced",
    execArgv: ["--max-old-space-size=128"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.on("error", (problem) => log.error({ err: problem }, "the picture process could not be started"));
  child.once("exit", () => {
    if (state.child === child) state.child = null;
  });
  state.child = child;
  return child;
}

/** Asks the process, and a new one where it ended before it answered: it may have been ended by others, between two pictures even. */
async function ask(asked: PictureTask): Promise<PictureResult<unknown>> {
  const result = await askOnce(asked);
  return "ended" in result ? askOnce(asked) : result;
}

type Ended = { problem: string; ended: true };

/**
 * Asks the process once. Whatever it listens for it lets go of afterwards: the process lives on, and a listener that is left would hold
 * the picture and its drawing in memory.
 */
async function askOnce({ task, input }: PictureTask): Promise<PictureResult<unknown> | Ended> {
  const id = ++state.asked;
  const child = childNow();
  hold(child, true);
  let finish: (result: PictureResult<unknown> | Ended) => void = () => undefined;
  const result = new Promise<PictureResult<unknown> | Ended>((resolve) => {
    finish = resolve;
  });
  const fail = (problem: string) => {
    if (state.child === child) state.child = null;
    finish({ problem });
    child.kill("SIGKILL");
  };
  const take = (answer: Answer) => answer.id === id && finish(answer);
  const end = () => finish({ problem: "the picture process ended", ended: true });
  child.on("message", take).on("exit", end).on("error", end);
  const late = setTimeout(() => fail("drawing it took too long"), deadline);
  const look = setInterval(() => {
    void memoryOf(child.pid).then((bytes) => bytes > maxMemory && fail("drawing it took too much memory"));
  }, memoryCheck);
  try {
    child.send({ id, task, input }, (problem) => problem && end());
    return await result;
  } finally {
    clearTimeout(late);
    clearInterval(look);
    child.off("message", take).off("exit", end).off("error", end);
    hold(child, false);
    state.idleTimer = setTimeout(() => child.connected && child.disconnect(), idle).unref();
  }
}

/** A process that draws keeps this one alive, an idle one does not. */
function hold(child: ChildProcess, isBusy: boolean): void {
  if (!child.connected) return;
  child[isBusy ? "ref" : "unref"]();
  child.channel?.[isBusy ? "ref" : "unref"]();
}

/** What a process holds in memory, bytes; 0 where the system does not say. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(text.split(" ")[1] ?? 0) * 4096;
}
