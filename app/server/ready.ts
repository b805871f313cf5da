import { statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { isChangeListenerDown } from "#app/platform/cached-read.server.ts";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { isOrderListenerDown } from "#app/platform/order-events.server.ts";
import { processWide } from "#app/platform/process-wide.server.ts";
import { findUploadsProblem } from "#app/platform/uploads-state.server.ts";
import { wasFullLately } from "./connection-limits.ts";
import { descriptorLimit, hasFreeDescriptors } from "./descriptors.ts";
import { listPending } from "./migrate.ts";
import { connect } from "./postgres-connection.ts";

/** What does not work although pages can be served. */
export type Degraded = "listening" | "writes" | "disk" | "descriptors" | "uploads-full" | "uploads-read-only";

/** Whether the process can serve at all, and what of it does not work. */
export type Readiness = { isReady: boolean; degraded: Degraded[] };

/** The timeout of the database check, milliseconds. */
const timeout = 2_000;

/** Below this much free space uploads, and with the embedded database orders, may fail soon; bytes. */
const minFree = 256 * 1024 * 1024;

const limit = descriptorLimit();

/** Migrations are not reverted, so they are looked for until none is pending. */
const state = () => processWide("readiness", () => ({ isMigrated: false }));

/**
 * Whether the database answers and lacks no migration, and what is degraded: change notifications are lost (pages are then rendered
 * for each request, orders desks are late), nothing can be written, the disk of `DATA_DIR` is nearly full, the uploads folder is full or cannot be
 * written to (a shared one that does not answer counts as that), or no more connections can be
 * taken or were refused within the last minute for want of descriptors.
 */
export async function findReadiness(): Promise<Readiness> {
  const [isServing, isWriting, hasRoom, hasDescriptors, uploads] = await Promise.all([
    inTime(canRead()),
    inTime(canWrite()),
    hasFreeSpace(),
    canConnect(),
    Promise.race([findUploadsProblem(), sleep(timeout, "read-only" as const, { ref: false })]),
  ]);
  if (!isServing) return { isReady: false, degraded: [] };
  const states = {
    listening: !isChangeListenerDown() && !isOrderListenerDown(),
    writes: isWriting,
    disk: hasRoom,
    descriptors: hasDescriptors,
    "uploads-full": uploads !== "full",
    "uploads-read-only": uploads !== "read-only",
  };
  return { isReady: true, degraded: (Object.keys(states) as Degraded[]).filter((name) => !states[name]) };
}

const inTime = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer.catch(() => false), sleep(timeout, false, { ref: false })]);

async function canRead(): Promise<boolean> {
  state().isMigrated ||= await nothingPending();
  await db.$queryRaw`SELECT 1`;
  return state().isMigrated;
}

/** A row of the limits, which nothing else uses, written in a transaction as orders are. */
async function canWrite(): Promise<boolean> {
  const write = db.$executeRaw`
    INSERT INTO limits (key, points, expire) VALUES ('readyz', 0, 0) ON CONFLICT (key) DO UPDATE SET points = 0`;
  await db.$transaction([write]);
  return true;
}

const canConnect = async (): Promise<boolean> => !wasFullLately() && (await hasFreeDescriptors(limit));

async function hasFreeSpace(): Promise<boolean> {
  const { bavail, bsize } = await statfs(env.DATA_DIR).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== "ENOENT") throw problem; // the space of another folder says nothing about this one
    return statfs("."); // the folder is made by the first upload
  });
  return bavail * bsize >= minFree;
}

async function nothingPending(): Promise<boolean> {
  const client = await connect(databaseUrl());
  try {
    return (await listPending(client)).length === 0;
  } finally {
    await client.end();
  }
}
