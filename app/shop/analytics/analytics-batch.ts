/** Something a visitor did, as the shop's store of events takes it. */
export interface BatchedEvent {
  event: string;
  action?: string;
  label?: string;
  value?: number;
  page_url: string;
  custom_parameters?: Record<string, string | number | boolean>;
}

/** Sends a finished body; `isLeaving` when the page may be gone before an answer comes. */
type Send = (body: string, isLeaving: boolean) => void;

const most = 10;
const timeout = 5000;

/** Collects events and sends them ten at a time, five seconds after the first of them at the latest (A7.10). */
export class EventBatch {
  private waiting: BatchedEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: Send) {}

  add(event: BatchedEvent): void {
    this.waiting.push(event);
    if (this.waiting.length >= most) this.flush();
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
