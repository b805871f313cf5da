import "#tests/bench/rig/environment.ts";
import { makeShopFolder, type ShopFolder } from "#tests/bench/rig/shop-folder.ts";
import { backend } from "./backend.ts";
import { badAddresses } from "./bad-addresses.ts";
import { badForms } from "./bad-forms.ts";
import { crash } from "./crash.ts";
import { databaseOutage } from "./database-outage.ts";
import { deploy } from "./deploy.ts";
import { mailOutage } from "./mail-outage.ts";
import { races } from "./races.ts";
import { type Verdict, verdictTable } from "./verdict.ts";

/** `npm run faults [-- races crash backend deploy mail database forms addresses]`: all of them unless some are named. Ends with 1 when something is broken. */
const faults: Record<string, (folder: ShopFolder) => Promise<Verdict[]>> = {
  races,
  crash,
  backend,
  deploy,
  mail: mailOutage,
  database: databaseOutage,
  forms: badForms,
  addresses: badAddresses,
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
