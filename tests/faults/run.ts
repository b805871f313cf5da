import "#tests/bench/rig/environment.ts";
import { makeShopFolder, type ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { badAddresses } from "./bad-addresses.ts";
import { badForms } from "./bad-forms.ts";
import { crash } from "./crash.ts";
import { databaseOutage } from "./database-outage.ts";
import { heavyRequestsHold } from "./heavy-requests.ts";
import { lockOut } from "./lock-out.ts";
import { mailOutage } from "./mail-outage.ts";
import { races } from "./races.ts";
import { sessionEnd } from "./session-end.ts";
import { type Verdict, verdictTable } from "./verdict.ts";

/** `npm run faults [-- races crash mail database forms addresses heavy lock-out session-end]`: all of them unless some are named. Ends with 1 when something is broken. */
const faults: Record<string, (folder: ShopFolder) => Promise<Verdict[]>> = {
  races,
  crash,
  mail: mailOutage,
  database: databaseOutage,
  forms: badForms,
  addresses: badAddresses,
  heavy: heavyRequestsHold,
  "lock-out": lockOut,
  "session-end": sessionEnd,
};

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(faults);
const unknown = names.filter((name) => !faults[name]);
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(", ")}; there are ${Object.keys(faults).join(", ")}.`);
  process.exit(1);
}

const verdicts: Verdict[] = [];
const folder = await makeShopFolder();
try {
  for (const name of names) {
    console.error(`${name} …`);
    verdicts.push(...((await faults[name]?.(folder)) ?? []));
  }
} finally {
  await folder.remove();
}
console.log(`\n${verdictTable(verdicts)}`);
const broken = verdicts.filter(({ ok }) => !ok).length;
console.log(`\n${verdicts.length - broken} hold, ${broken} broken`);
process.exitCode = broken > 0 ? 1 : 0;
