import { randomBytes } from "node:crypto";
import type { PrintJob, PrintProblem } from "#app/contract/print-job.ts";
import type { Log } from "../log.ts";
import { SpoolFolder } from "./spool-folder.ts";
import { mayBeOnPaper, onPaper, type PrintRequest, printJobOf, type SpooledJob, shopKey } from "./spooled-job.ts";

/** Result of an attempt to print; after a failure nothing is on paper. */
export type PrintResult =
  | { state: "sent" }
  | { state: "unconfirmed"; problem: PrintProblem }
  /** `mayPass`: a retry may succeed; `wasDown`: the printer was unreachable before this print too */
  | { state: "failed"; problem: PrintProblem; mayPass: boolean; wasDown?: boolean };

type SpoolOptions = {
  folder: string;
  /** prints a job; a rejection counts as unconfirmed */
  send: (job: SpooledJob) => Promise<PrintResult>;
  /** jobs of one lane run one at a time */
  laneOf: (job: SpooledJob) => string;
  onMove: (job: PrintJob) => void;
  log: Log;
  clock?: () => Date;
  /** milliseconds before each retry with a printer that may recover */
  waits?: readonly number[];
};

const retryDelays = [2_000, 5_000, 15_000];

/** Number of finished jobs stored for printing again. */
const maxFinished = 200;

/**
 * The print spool of this machine. A job is on the disk before it is confirmed and before a byte of it is sent; one interrupted by a crash
 * is unconfirmed, never sent again automatically. What may be on paper already is printed again only with a DUPLICATE stamp.
 */
export class Spool {
  private readonly folder: SpoolFolder;
  private readonly jobs = new Map<string, SpooledJob>();
  private readonly lanes = new Map<string, Promise<void>>();
  /** Jobs that wait for a retry, without blocking the other jobs of their lane. */
  private readonly retries = new Set<Promise<void>>();
  private counted = 0;

  constructor(private readonly options: SpoolOptions) {
    this.folder = new SpoolFolder(options.folder);
    const { log } = options;
    for (const job of this.folder.readAll((file) => log("a print could not be read", { file }))) this.jobs.set(job.id, job);
    for (const job of this.jobs.values()) {
      if (job.state === "sending") this.interrupt(job);
      if (job.state === "queued") void this.enqueue(job);
    }
  }

  /** Takes a wish. The same key is one job, however often it is asked for; throws when the disk does not take it. */
  add(wish: PrintRequest): PrintJob {
    const known = [...this.jobs.values()].find((job) => job.wish.key === wish.key);
    return printJobOf(known ?? this.take(wish));
  }

  /** Prints a job again: a failed one unchanged, one that may be on paper as a stamped copy. A waiting job is left alone. */
  again(id: string): PrintJob | null {
    const job = this.jobs.get(id);
    if (!job) return null;
    if (job.state === "queued" || job.state === "sending") return printJobOf(job);
    if (job.state !== "failed")
      return printJobOf(this.take({ ...job.wish, key: `${shopKey(job.wish)}~${job.id}`, opensDrawer: false }));
    this.move(job, { state: "queued", problem: null });
    void this.enqueue(job);
    return printJobOf(job);
  }

  /** A print that may be on paper, for the server to count another copy of it; null: there is none such. */
  findOnPaper(id: string): { job: PrintJob; request: PrintRequest } | null {
    const job = this.jobs.get(id);
    return job && (job.state === "sent" || job.state === "unconfirmed") ? { job: printJobOf(job), request: job.wish } : null;
  }

  /** The page of a job, for the layout by a system printer; null: no such job. */
  pageOf(id: string): string | null {
    const job = this.jobs.get(id);
    return job ? onPaper(job).html : null;
  }

  /** All jobs, newest first. */
  list(): PrintJob[] {
    return [...this.jobs.values()].reverse().slice(0, maxFinished).map(printJobOf);
  }

  /** Resolves when every lane is idle; for an orderly quit. */
  async settle(): Promise<void> {
    await Promise.all(this.lanes.values());
    while (this.retries.size > 0) await Promise.all(this.retries);
  }

  private take(request: PrintRequest): SpooledJob {
    const { clock = () => new Date() } = this.options;
    const job: SpooledJob = {
      id: this.nextId(clock()),
      wish: request,
      copy: this.nextCopy(request),
      state: "queued",
      problem: null,
      askedAt: clock().toISOString(),
    };
    this.folder.save(job);
    this.jobs.set(job.id, job);
    this.options.onMove(printJobOf(job));
    void this.enqueue(job);
    this.forgetOldest();
    return job;
  }

  /** The document's own stamp while nothing of it may be on paper; else at least one more than the highest known stamp. */
  private nextCopy({ orderId, kind, copy: own }: PrintRequest): number {
    const copies = [...this.jobs.values()]
      .filter((job) => job.wish.orderId === orderId && job.wish.kind === kind && mayBeOnPaper(job))
      .map(({ copy }) => copy + 1);
    return Math.max(own, ...copies);
  }

  /** Sortable by age as text, with a sequence within a millisecond. */
  private nextId(at: Date): string {
    this.counted += 1;
    const turn = String(this.counted % 10_000).padStart(4, "0");
    return `${at.toISOString().replace(/\D/g, "")}-${turn}-${randomBytes(3).toString("hex")}`;
  }

  private enqueue(job: SpooledJob, attempt = 0): Promise<void> {
    const lane = this.options.laneOf(job);
    const before = this.lanes.get(lane) ?? Promise.resolve();
    const tried = before.then(() => this.print(job, attempt)).catch((problem) => this.giveUp(job, problem));
    this.lanes.set(lane, tried);
    return tried;
  }

  /** On a full disk the job stays marked as being sent, as after a crash, and the next start finds it so. */
  private interrupt(job: SpooledJob): void {
    try {
      this.move(job, { state: "unconfirmed", problem: "broken-off" });
    } catch (problem) {
      this.giveUp(job, problem);
    }
  }

  /** The disk cannot be written: the list shows the state from memory, and a person may print it again. */
  private giveUp(job: SpooledJob, problem: unknown): void {
    this.options.log("a print stopped", { job: job.id, problem: String(problem) });
    const maybePrinted = { state: "unconfirmed", problem: "no-answer" } as const;
    Object.assign(job, job.state === "sending" ? maybePrinted : { state: "failed", problem: "refused" });
    this.options.onMove(printJobOf(job));
  }

  /** One attempt. A job for a printer that is known to be down fails at once; the job that detected it keeps retrying. */
  private async print(job: SpooledJob, attempt: number): Promise<void> {
    const { send, waits = retryDelays } = this.options;
    job.copy = this.nextCopy(job.wish); // checked only now: an earlier job of the lane may have failed
    this.move(job, { state: "sending", problem: job.problem });
    const result = await send(job).catch((problem): PrintResult => {
      this.options.log("a print broke down", { job: job.id, problem: String(problem) });
      return { state: "unconfirmed", problem: "broken-off" };
    });
    const wait = waits[attempt];
    if (result.state !== "failed" || !result.mayPass || wait === undefined || (result.wasDown && attempt === 0)) {
      return this.move(job, { state: result.state, problem: "problem" in result ? result.problem : null });
    }
    this.move(job, { state: "queued", problem: result.problem });
    const retry = new Promise((resolve) => setTimeout(resolve, wait))
      .then(() => this.enqueue(job, attempt + 1))
      .catch((problem) => this.giveUp(job, problem))
      .finally(() => this.retries.delete(retry));
    this.retries.add(retry);
  }

  private move(job: SpooledJob, to: Pick<SpooledJob, "state" | "problem">): void {
    const before = job.state;
    this.folder.save({ ...job, ...to });
    Object.assign(job, to);
    this.options.onMove(printJobOf(job));
    if (before !== job.state) {
      const { orderId, kind } = job.wish;
      this.options.log("a print moved", { job: job.id, orderId, kind, copy: job.copy, state: job.state, problem: job.problem });
    }
  }

  private forgetOldest(): void {
    const finished = [...this.jobs.values()].filter(({ state }) => state !== "queued" && state !== "sending");
    for (const { id } of finished.slice(0, Math.max(0, finished.length - maxFinished))) {
      this.jobs.delete(id);
      this.folder.remove(id);
    }
  }
}
