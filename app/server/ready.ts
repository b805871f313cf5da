import { setTimeout as sleep } from "node:timers/promises";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { listPending } from "./migrate.ts";
import { connect } from "./postgres-connection.ts";

/** A database that takes longer than this to say yes is no help to a visitor, milliseconds. */
const patience = 2_000;

let migrated = false;

/** Whether the database answers and lacks no migration. What is migrated stays migrated, so that half is asked once. */
export async function isReady(): Promise<boolean> {
  migrated ||= await nothingPending();
  return Promise.race([db.$queryRaw`SELECT 1`.then(() => migrated), sleep(patience, false, { ref: false })]);
}

async function nothingPending(): Promise<boolean> {
  const client = await connect(databaseUrl());
  try {
    return (await listPending(client)).length === 0;
  } finally {
    await client.end();
  }
}
