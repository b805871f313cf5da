import { log } from "#app/platform/log.server.ts";
import { subscribeToOrderEvents } from "#app/platform/order-events.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";
import type { LiveMessage } from "./live-message.ts";
import { findLatestEvent, findLiveState, type LiveRow, listLiveRows, listMovesSince, maskState } from "./live-state.server.ts";

/**
 * A message for those who may read how to reach people, for those who may not, and for desks whose session is idle,
 * each made once for all desks.
 */
export type LiveTexts = { last: string; open: string; masked: string; locked: string };

/** A subscriber of this process; `recheck` is called when somebody's session or right ended, `end` when the process stops. */
export type Desk = { send(texts: LiveTexts): void; recheck?(): void; end(): void };

/** Signals that come together are one message, milliseconds. */
const together = 20;

const hub = processWide("live-orders", () => ({
  desks: new Set<Desk>(),
  stopHearing: undefined as (() => void) | undefined,
  ready: Promise.resolve(),
  changed: new Set<number>(),
  hasMissed: false,
  hasAlarmChanged: false,
  isTelling: false,
}));

function textsOf(rows: readonly LiveRow[], rest: Omit<LiveMessage, "rows" | "isLocked">): LiveTexts {
  const states = { open: rest.state, masked: maskState(rest.state) };
  const as = (reading: keyof LiveRow) =>
    JSON.stringify({ ...rest, state: states[reading], rows: rows.map((row) => row[reading]), isLocked: false });
  const locked = JSON.stringify({
    ...rest,
    state: maskState(rest.state, { isLocked: true }),
    rows: [],
    missed: false,
    isLocked: true,
  });
  return { last: rest.last, open: as("open"), masked: as("masked"), locked };
}

/** Reads the changed orders once and sends them to every subscriber of this process; changes meanwhile are the next message. */
async function sendAll(): Promise<void> {
  if (hub.isTelling) return;
  hub.isTelling = true;
  try {
    while (hub.changed.size > 0 || hub.hasMissed || hub.hasAlarmChanged) {
      await new Promise((resolve) => setTimeout(resolve, together));
      const [changed, missed] = [hub.changed, hub.hasMissed];
      hub.changed = new Set();
      hub.hasMissed = hub.hasAlarmChanged = false;
      const last = await findLatestEvent();
      const [rows, state] = await Promise.all([listLiveRows([...changed]), findLiveState()]);
      const texts = textsOf(rows, { last, state, missed });
      for (const desk of hub.desks) desk.send(texts);
    }
  } catch (problem) {
    log.warn({ err: problem }, "the desks could not be told of a change");
    hub.hasMissed = hub.desks.size > 0;
    if (hub.hasMissed) setTimeout(() => void sendAll(), 1000).unref();
  } finally {
    hub.isTelling = false;
  }
}

function markChanged(orderId: number): void {
  hub.changed.add(orderId);
  void sendAll();
}

function miss(): void {
  hub.hasMissed = true;
  void sendAll();
}

function readAlarm(): void {
  hub.hasAlarmChanged = true;
  void sendAll();
}

function begin(): void {
  const end = () => {
    for (const desk of [...hub.desks]) desk.end();
  };
  const rightsChanged = () => {
    for (const desk of [...hub.desks]) desk.recheck?.();
  };
  const { ready, stop } = subscribeToOrderEvents({
    changed: markChanged,
    missed: miss,
    rightsChanged,
    alarmChanged: readAlarm,
    end,
  });
  hub.stopHearing = stop;
  hub.ready = ready;
}

/**
 * Subscribes an orders desk to changes: one listener and one read of a change serve all subscribers of this process.
 *
 * @returns `ready` resolves once no change is missed any more; `stop` unsubscribes
 */
export function followOrders(desk: Desk): { ready: Promise<void>; stop: () => void } {
  if (hub.desks.size === 0) begin();
  hub.desks.add(desk);
  const stop = () => {
    if (!hub.desks.delete(desk) || hub.desks.size > 0) return;
    hub.stopHearing?.();
    hub.stopHearing = undefined;
  };
  return { ready: hub.ready, stop };
}

/** The first message to a subscriber that has everything up to `since`; null for a new one. */
export async function catchUp(since: bigint | null): Promise<LiveTexts> {
  const latest = await findLatestEvent();
  const [moves, state] = await Promise.all([since === null ? new Map<number, bigint>() : listMovesSince(since), findLiveState()]);
  const rows = await listLiveRows(moves ? [...moves.keys()] : []);
  return textsOf(rows, { last: latest, state, missed: moves === null });
}
