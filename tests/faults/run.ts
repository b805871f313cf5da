import "#tests/bench/rig/environment.ts";
import { makeShopFolder, type ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { backend } from "./backend.ts";
import { badAddresses } from "./bad-addresses.ts";
import { badForms } from "./bad-forms.ts";
import { crash } from "./crash.ts";
import { databaseOutage } from "./database-outage.ts";
import { deploy } from "./deploy.ts";
import { editRaces } from "./edit-races.ts";
import { fullDisk } from "./full-disk.ts";
import { heavyRequestsHold } from "./heavy-requests.ts";
import { heldRow } from "./held-row.ts";
import { ledger } from "./ledger.ts";
import { lockOut } from "./lock-out.ts";
import { mailOutage } from "./mail-outage.ts";
import { messageKills } from "./message-kills.ts";
import { missedScans } from "./missed-scans.ts";
import { oldBuild } from "./old-build.ts";
import { races } from "./races.ts";
import { sectionsOutage } from "./sections-outage.ts";
import { sectionsRace } from "./sections-race.ts";
import { sessionEnd } from "./session-end.ts";
import { shopDays } from "./shop-day/run.ts";
import { lastSuperAdmin, roleChangeKilled } from "./team-changes.ts";
import { type Verdict, verdictTable } from "./verdict.ts";

/**
 * `npm run faults [-- races crash backend deploy old-build full-disk mail messages database forms addresses held-row edit-races heavy lock-out
 * session-end missed-scans sections-race sections-outage last-super-admin role-change ledger shop-day]`: all of them unless some are
 * named; `alone=200 together=200 weather=20 apart=20 steps=300` says how many shop days are played, `sequences=10000` how many of
 * the ledger. Ends with 1 when something is broken.
 */
const faults: Record<string, (folder: ShopFolder) => Promise<Verdict[]>> = {
  races,
  crash,
  backend,
  deploy,
  "old-build": oldBuild,
  "full-disk": fullDisk,
  mail: mailOutage,
  messages: messageKills,
  database: databaseOutage,
  forms: badForms,
  addresses: badAddresses,
  "shop-day": () =>
    shopDays({
      steps: numberArgument("steps", 300),
      alone: numberArgument("alone", 20),
      together: numberArgument("together", 4),
      weather: numberArgument("weather", 4),
      apart: numberArgument("apart", 4),
    }),
  "held-row": heldRow,
  "edit-races": editRaces,
  heavy: heavyRequestsHold,
  "lock-out": lockOut,
  "session-end": sessionEnd,
  "missed-scans": missedScans,
  "sections-race": sectionsRace,
  "sections-outage": sectionsOutage,
  "last-super-admin": lastSuperAdmin,
  "role-change": roleChangeKilled,
  ledger: () => ledger(numberArgument("sequences", 10_000)),
};

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

const verdicts: Verdict[] = [];
const withoutShop = new Set(["shop-day", "old-build", "edit-races", "messages", "ledger"]); // have databases of their own
const folder = names.every((name) => withoutShop.has(name)) ? null : await makeShopFolder();
try {
  for (const name of names) {
    console.error(`${name} …`);
    verdicts.push(...((await faults[name]?.(folder as ShopFolder)) ?? []));
  }
} finally {
  await folder?.remove();
}
console.log(`\n${verdictTable(verdicts)}`);
const broken = verdicts.filter(({ ok }) => !ok).length;
console.log(`\n${verdicts.length - broken} hold, ${broken} broken`);
process.exitCode = broken > 0 ? 1 : 0;
