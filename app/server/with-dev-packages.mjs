/**
 * `node app/server/with-dev-packages.mjs SCRIPT …`: runs a TypeScript file that needs the `devDependencies`, which the shop's own
 * start does not install. Plain Node, because it may run before anything is installed.
 */
import { fileURLToPath } from "node:url";
import { generateIfMissing } from "./build.mjs";
import { installIfStale } from "./install.mjs";
import { inSteps, runNode } from "./run.mjs";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
await inSteps(async () => {
  await installIfStale({ withDev: true });
  await generateIfMissing();
  await runNode("--import", ["tsx", ...process.argv.slice(2)]);
});
