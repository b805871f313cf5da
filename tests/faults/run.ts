import "#tests/bench/rig/environment.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { paceSince, startPace } from "#tests/bench/rig/pace.ts";
import { makeShopFolder, type ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { killShops } from "#tests/bench/rig/start-shop.ts";
import { backend } from "./backend.ts";
import { badAddresses } from "./bad-addresses.ts";
import { badForms } from "./bad-forms.ts";
import { bannedNumber } from "./banned-number.ts";
import { crash } from "./crash.ts";
import { cutVerbs } from "./cut/cut.ts";
import { databaseOutage } from "./database-outage.ts";
import { deploy } from "./deploy.ts";
import { descriptors } from "./descriptors.ts";
import { editRaces } from "./edit-races.ts";
import { fileStorm } from "./file-storm.ts";
import { fullDisk } from "./full-disk.ts";
import { heavyRequestsHold } from "./heavy-requests.ts";
import { heldRow } from "./held-row.ts";
import { ledger } from "./ledger.ts";
import { lineCuts } from "./line-cut.ts";
import { lockOut } from "./lock-out.ts";
import { mailOutage } from "./mail-outage.ts";
import { messageDays } from "./message-day/run.ts";
import { messageKills } from "./message-kills.ts";
import { missedScans } from "./missed-scans.ts";
import { oldBuild } from "./old-build.ts";
import { pictureStorm } from "./picture-storm.ts";
import { races } from "./races.ts";
import { sectionsOutage } from "./sections-outage.ts";
import { sectionsRace } from "./sections-race.ts";
import { sessionEnd } from "./session-end.ts";
import { shopDays } from "./shop-day/run.ts";
import { lastSuperAdmin, roleChangeKilled } from "./team-changes.ts";
import { restoreOntoMount, uploadsFull } from "./uploads-faults.ts";
import { type Verdict, verdictTable } from "./verdict.ts";
import { wrongClock } from "./wrong-clock.ts";

/** A fault: what judges it, within how many minutes at the ordinary pace, and whether it makes a database of its own. */
type Fault = { run: (folder: ShopFolder) => Promise<Verdict[]>; minutes: number; ownDatabase?: true };

/**
 * `npm run faults [-- races crash …]`: all of them unless some are named; `alone=200 together=200 weather=20 apart=20 steps=300` says
 * how many shop days are played, `sequences=10000` how many of the ledger, `days=200` how many days of messages, `instants=200` how often the line is cut. Each ends with a verdict: at the latest when its time is up,
 * which is longer the slower the machine is. Ends with 1 when something is broken.
 */
const faults: Record<string, Fault> = {
  races: { run: races, minutes: 5 },
  crash: { run: crash, minutes: 8 },
  backend: { run: backend, minutes: 6 },
  deploy: { run: deploy, minutes: 10 },
  "old-build": { run: oldBuild, minutes: 12, ownDatabase: true },
  "full-disk": { run: fullDisk, minutes: 5 },
  mail: { run: mailOutage, minutes: 5 },
  messages: { run: playMessages, minutes: 120, ownDatabase: true },
  database: { run: databaseOutage, minutes: 4 },
  forms: { run: badForms, minutes: 15 },
  addresses: { run: badAddresses, minutes: 10 },
  "shop-day": { run: playShopDays, minutes: 60, ownDatabase: true },
  "held-row": { run: heldRow, minutes: 5 },
  "edit-races": { run: editRaces, minutes: 10, ownDatabase: true },
  heavy: { run: heavyRequestsHold, minutes: 5 },
  "lock-out": { run: lockOut, minutes: 5 },
  "session-end": { run: sessionEnd, minutes: 5 },
  "missed-scans": { run: missedScans, minutes: 8 },
  "sections-race": { run: sectionsRace, minutes: 8 },
  "sections-outage": { run: sectionsOutage, minutes: 8 },
  "last-super-admin": { run: lastSuperAdmin, minutes: 8 },
  "role-change": { run: roleChangeKilled, minutes: 5 },
  banned: { run: bannedNumber, minutes: 6 },
  cut: { run: playCuts, minutes: 60 },
  "line-cut": {
    run: (folder) => lineCuts(folder, { instants: numberArgument("instants", 200), seed: numberArgument("seed", 40) }),
    minutes: 60,
  },
  "uploads-full": { run: uploadsFull, minutes: 6 },
  "restore-mount": { run: restoreOntoMount, minutes: 6 },
  descriptors: { run: descriptors, minutes: 6 },
  files: { run: fileStorm, minutes: 8 },
  pictures: { run: pictureStorm, minutes: 6 },
  clock: { run: wrongClock, minutes: 15 },
  ledger: { run: () => ledger(numberArgument("sequences", 10_000)), minutes: 30, ownDatabase: true },
};

function playShopDays(): Promise<Verdict[]> {
  return shopDays({
    steps: numberArgument("steps", 300),
    alone: numberArgument("alone", 20),
    together: numberArgument("together", 4),
    weather: numberArgument("weather", 4),
    apart: numberArgument("apart", 4),
  });
}

/** Killed senders, and `days=200` whole days of messages. */
async function playMessages(): Promise<Verdict[]> {
  return [...(await messageKills()), ...(await messageDays(numberArgument("days", 200)))];
}

/** `verb=migrate` cuts that one alone; several are named with commas. */
function playCuts(): Promise<Verdict[]> {
  const only = process.argv
    .find((argument) => argument.startsWith("verb="))
    ?.slice(5)
    .split(",");
  return cutVerbs({ instants: numberArgument("instants", 20), seed: numberArgument("seed", 40), ...(only && { only }) });
}

/** A number from a `name=number` argument. */
function numberArgument(name: string, fallback: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`${name}=`))?.slice(name.length + 1);
  return given && /^[1-9]\d{0,4}$/.test(given) ? Number(given) : fallback;
}

const requested = process.argv.slice(2).filter((argument) => !argument.includes("="));
const names = requested.length > 0 ? requested : Object.keys(faults);
const unknown = names.filter((name) => !faults[name]);
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(", ")}; there are ${Object.keys(faults).join(", ")}.`);
  process.exit(1);
}

/** Longer than so many times its minutes no fault may take, however slow the machine is. */
const longest = 40;

/** On a machine so many times slower than ordinary what waits at most so long by the clock, as for a connection, proves nothing. */
const slowestPace = 4;

/** The verdicts of a fault. One that throws is broken, unless it is a wait that was too short for the machine, and so is one whose time is up; a shop that it left running is killed. */
async function judge(
  name: string,
  { run, minutes }: Fault,
  folder: ShopFolder,
): Promise<{ verdicts: Verdict[]; isOver: boolean }> {
  const began = performance.now();
  const over = new AbortController();
  const isLate = async () => {
    for (let waited = 0; waited < minutes * Math.min(longest, paceSince(began)); waited = (performance.now() - began) / 60_000)
      await sleep(1_000, undefined, { signal: over.signal });
    return "late" as const;
  };
  try {
    const result = await Promise.race([run(folder), isLate()]);
    if (result !== "late") return { verdicts: result, isOver: true };
    const seen = `none after ${Math.round((performance.now() - began) / 1000)} s, the machine ${paceSince(began).toFixed(1)} × slower`;
    return { verdicts: [{ what: `${name} gives a verdict`, seen, ok: false }], isOver: false };
  } catch (problem) {
    const { message } = problem as Error;
    const pace = paceSince(began);
    const tooSlow = pace > slowestPace && /\btime(?:d )?-?out\b/i.test(message);
    const seen = tooSlow ? `${message.slice(0, 250)}; the machine ${pace.toFixed(1)} × slower` : message.slice(0, 300);
    return { verdicts: [{ what: `${name} gives a verdict`, seen, ok: tooSlow, tooSlow }], isOver: true };
  } finally {
    over.abort();
  }
}

startPace();
const verdicts: Verdict[] = [];
const none: ShopFolder = { path: "", remove: async () => undefined };
let folder: ShopFolder | null = null;
let isStuck = false;
try {
  for (const name of names) {
    const fault = faults[name] as Fault;
    console.error(`${name} …`);
    const began = performance.now();
    if (!fault.ownDatabase) folder ??= await makeShopFolder();
    const judged = await judge(name, fault, folder ?? none);
    verdicts.push(...judged.verdicts);
    console.error(verdictTable(judged.verdicts)); // a run that is ended early has said what it found
    console.error(`${name}: ${Math.round((performance.now() - began) / 1000)} s, pace ${paceSince(began).toFixed(1)}`);
    await killShops();
    if (judged.isOver) continue;
    isStuck = true; // what goes on in the background must not meet the next fault's shop
    await folder?.remove().catch(() => undefined);
    folder = null;
  }
} finally {
  await folder?.remove();
}
console.log(`\n${verdictTable(verdicts)}`);
const broken = verdicts.filter(({ ok }) => !ok).length;
const slow = verdicts.filter(({ tooSlow }) => tooSlow).length;
const unproved = slow > 0 ? `, ${slow} not judged as the machine was too slow` : "";
console.log(`\n${verdicts.length - broken - slow} hold, ${broken} broken${unproved}`);
process.exitCode = broken > 0 ? 1 : 0;
if (isStuck) process.exit();
