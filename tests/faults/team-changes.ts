import type { Client } from "pg";
import { newToken, tokenHash } from "#app/platform/secret.server.ts";
import { randomFrom } from "#prisma/seed/random.ts";
import { formHeaders } from "#tests/bench/rig/checkout-request.ts";
import { type Answer, HttpConnection } from "#tests/bench/rig/http-connection.ts";
import type { ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { type Shop, startShop } from "#tests/bench/rig/start-shop.ts";
import { noFaults, tally, type Verdict } from "./verdict.ts";
import { connected, type Ground, withShop } from "./with-shop.ts";

const rounds = 100;

/** A super admin with a session of their own. */
type Owner = { id: number; cookie: string };

/** What takes somebody out of the super admins: the address that it is sent to, and the fields. */
const changes = {
  demote: (id: number) => ({ path: `/admin/team/${id}`, fields: { role: "viewer" } }),
  remove: (id: number) => ({ path: `/admin/team/${id}/remove`, fields: {} }),
  block: (id: number) => ({ path: `/admin/users/${id}/block`, fields: {} }),
  anonymise: (id: number) => ({ path: `/admin/users/${id}/anonymise`, fields: {} }),
} as const;

type Change = keyof typeof changes;

const names = ["demote", "remove", "anonymise"] as const satisfies readonly Change[];

/** Makes an account a super admin as on the first day, signed in anew. */
async function reinstate(client: Client, id: number): Promise<Owner> {
  const token = newToken();
  await client.query(
    `UPDATE users SET role = 'super_admin', blocked_at = NULL, anonymised_at = NULL, name = 'Owner', email = 'owner-' || id || '@made.test'
     WHERE id = $1`,
    [id],
  );
  await client.query("DELETE FROM sessions WHERE user_id = $1", [id]);
  await client.query(
    "INSERT INTO sessions (token_hash, user_id, is_staff, expires_at) VALUES ($1, $2, true, now() + interval '1 day')",
    [Buffer.from(tokenHash(token)), id],
  );
  return { id, cookie: `session=${token}` };
}

/** Two super admins, made for the run; everybody else who is one is none until `restore`. */
async function makeOwners(client: Client) {
  const others = await client.query<{ id: number }>("UPDATE users SET role = 'admin' WHERE role = 'super_admin' RETURNING id");
  const { rows } = await client.query<{ id: number }>(
    "INSERT INTO users (email, name, password_hash) VALUES (gen_random_uuid() || '@made.test', 'Owner', 'none'), (gen_random_uuid() || '@made.test', 'Owner', 'none') RETURNING id",
  );
  const ids = rows.map(({ id }) => id) as [number, number];
  const restore = async () => {
    await client.query("UPDATE users SET role = NULL WHERE id = ANY ($1)", [ids]);
    await client.query("UPDATE users SET role = 'super_admin' WHERE id = ANY ($1)", [others.rows.map(({ id }) => id)]);
  };
  return { ids, restore };
}

async function send(line: HttpConnection, origin: string, { by, on, change }: { by: Owner; on: number; change: Change }) {
  const { path, fields } = changes[change](on);
  const body = new URLSearchParams(fields).toString();
  return line.ask({ method: "POST", path, headers: formHeaders(origin, by.cookie), body });
}

const done = /toast=(?:team-role-assigned|team-member-removed|user-blocked|user-anonymised)/;

/** The result of a change in a word: done, or how the person learns that it was not; anything else is what it was answered. */
function wordOf({ status, headers, body }: Answer): string {
  const [toast, to] = [headers.get("set-cookie") ?? "", headers.get("location") ?? ""];
  if (status === 302 && done.test(toast)) return "done";
  if (status === 302 && toast.includes("toast=row-not-done")) return "told why";
  if (status === 302 && to.startsWith("/auth?")) return "signed out";
  const isSaid = /Permission denied: Only super admins|Access denied/.test(body.toString());
  return isSaid && status >= 400 && status < 500 ? "told why" : `${status} ${to}`;
}

async function race({ shop, client }: Ground): Promise<Verdict[]> {
  const { ids, restore } = await makeOwners(client);
  const random = randomFrom(17);
  const faults: string[] = [];
  const words: string[] = [];
  try {
    for (let round = 1; round <= rounds; round++) {
      const [one, other] = [await reinstate(client, ids[0]), await reinstate(client, ids[1])];
      const lines = [new HttpConnection(shop.origin), new HttpConnection(shop.origin)] as const; // one to each process
      await Promise.all(lines.map((line) => line.ask({ path: "/healthz" })));
      const [first, second] = [random.pick([...names]), random.pick([...names])];
      const answers = await Promise.all([
        send(lines[0], shop.origin, { by: one, on: other.id, change: first }),
        send(lines[1], shop.origin, { by: other, on: one.id, change: second }),
      ]);
      for (const line of lines) line.hangUp();
      const seen = answers.map(wordOf);
      const { rows } = await client.query("SELECT FROM users WHERE role = 'super_admin' AND blocked_at IS NULL");
      const isRight =
        seen.filter((word) => word === "done").length === 1 && seen.some((word) => /told why|signed out/.test(word));
      if (rows.length !== 1 || !isRight)
        faults.push(`round ${round}, ${first} and ${second}: ${seen.join(", ")}; ${rows.length} left`);
      words.push(...seen);
    }
  } finally {
    await restore();
  }
  const what = `two super admins demote, remove or anonymise each other through two processes, ${rounds} times: one is left, the other reads why`;
  return [noFaults(what, faults, tally(words))];
}

/** Two super admins take each other away at the same moment, each through a server process of their own. */
export const lastSuperAdmin = (folder: ShopFolder): Promise<Verdict[]> => withShop(folder, { WEB_CONCURRENCY: "2" }, race);

/** Waits until a statement waits for a lock. */
async function untilWaiting(client: Client): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const { rows } = await client.query(
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE '%sessions%'",
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("No statement waits for the sessions.");
}

/** The role, the block and the sessions of an account. */
async function stateOf(client: Client, id: number): Promise<string> {
  const { rows } = await client.query<{ state: string }>(
    `SELECT concat_ws(' ', coalesce(role::text, 'none'), CASE WHEN blocked_at IS NOT NULL THEN 'blocked' END,
       (SELECT count(*) FROM sessions WHERE user_id = users.id)) AS state FROM users WHERE id = $1`,
    [id],
  );
  return rows[0]?.state ?? "gone";
}

/** Kills the server while a change of the team has written the role and waits to end the sessions, and reads what is left of it. */
async function killWithin(shop: Shop, client: Client, { by, on, change }: { by: Owner; on: number; change: Change }) {
  const holder = await connected(shop.databaseUrl);
  await holder.query("BEGIN");
  await holder.query("SELECT FROM sessions WHERE user_id = $1 FOR UPDATE", [on]);
  const line = new HttpConnection(shop.origin);
  const answer = send(line, shop.origin, { by, on, change }).catch(() => null);
  await untilWaiting(client);
  await shop.kill();
  await holder.query("COMMIT");
  await holder.end();
  await answer;
  line.hangUp();
  return stateOf(client, on);
}

/** A server that is killed between a change of role and the end of the sessions leaves neither half of it; asked again, it does both. */
export async function roleChangeKilled(folder: ShopFolder): Promise<Verdict[]> {
  let shop = await startShop(folder.path);
  const client = await connected(shop.databaseUrl);
  const { ids, restore } = await makeOwners(client);
  const verdicts: Verdict[] = [];
  try {
    for (const change of ["demote", "remove", "block"] as const) {
      const [by, on] = [await reinstate(client, ids[0]), await reinstate(client, ids[1])];
      const left = await killWithin(shop, client, { by, on: on.id, change });
      shop = await startShop(folder.path);
      const line = new HttpConnection(shop.origin);
      const opened = await line.ask({ path: "/admin/team", headers: { Accept: "text/html", Cookie: on.cookie } });
      await send(line, shop.origin, { by, on: on.id, change });
      line.hangUp();
      const whole = await stateOf(client, on.id);
      const after = { demote: "viewer 0", remove: "none 0", block: "super_admin blocked 0" }[change];
      verdicts.push({
        what: `killed within "${change}": role and sessions are as they were; sent again, both change`,
        seen: `${left}, page ${opened.status}; then ${whole}`,
        ok: left === "super_admin 1" && opened.status === 200 && whole === after,
      });
    }
    return verdicts;
  } finally {
    await restore();
    await client.end();
    await shop.stop();
  }
}
