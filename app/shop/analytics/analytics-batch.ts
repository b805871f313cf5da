/** Something a visitor did, as the shop's store of events takes it. */
export interface BatchedEvent {
  event: string;
  action?: string;
  label?: string;
  value?: number;
  page_url: string;
  custom_parameters?: Record<string, string | number | boolean>;
}

/** Sends a body; `isLeaving` when the page may unload before the response. */
type Send = (body: string, isLeaving: boolean) => void;

const batchSize = 10;
const timeout = 5000;

/** Collects events and sends them ten at a time, or five seconds after the first of them (A7.10). */
export class EventBatch {
  private waiting: BatchedEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: Send) {}

  add(event: BatchedEvent): void {
    this.waiting.push(event);
    if (this.waiting.length >= batchSize) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), timeout);
  }

  flush(isLeaving = false): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const events = this.waiting;
    this.waiting = [];
    if (events.length > 0) this.send(JSON.stringify({ events }), isLeaving);
  }
}
