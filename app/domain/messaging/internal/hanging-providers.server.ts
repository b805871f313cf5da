import { now } from "#app/platform/clock.server.ts";
import { hangsAfter } from "#app/platform/outbox-lanes.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";

/** When each email that a configuration has not answered was handed to it, by the configuration's id. */
const unanswered = () => processWide("unanswered emails", () => new Map<number, Set<Date>>());

/** Notes that an email is handed to a configuration until its answer is there. */
export async function whileHanded<Value>(id: number, handing: Promise<Value>): Promise<Value> {
  const begun = now();
  const emails = unanswered().get(id) ?? new Set();
  unanswered().set(id, emails.add(begun));
  return handing.finally(() => emails.delete(begun));
}

/** The configurations that let an email of this process hang: others are asked first. */
export function listHangingProviders(): number[] {
  const since = now().getTime() - hangsAfter;
  return [...unanswered()].flatMap(([id, emails]) => ([...emails].some((begun) => begun.getTime() < since) ? [id] : []));
}
