import { setTimeout as sleep } from "node:timers/promises";
import { deliverOutbox } from "#app/domain/messaging/deliver-outbox.server.ts";
import { pushes } from "#app/domain/push/pushes.server.ts";
import { setClock } from "#app/platform/clock.server.ts";
import { openDatabase } from "#app/platform/db.server.ts";
import type { WorkerSettings } from "./start-message-worker.ts";

/** A process that delivers the outbox, as the shop's own does, until it is killed. */
const { url, at } = JSON.parse(process.argv[2] ?? "{}") as WorkerSettings;
openDatabase(url);
if (at) setClock(new Date(at));

process.send?.("ready");
for (;;) {
  await deliverOutbox(undefined, pushes).catch(() => undefined);
  await sleep(20);
}
