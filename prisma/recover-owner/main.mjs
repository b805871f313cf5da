/** `npm run recover-owner [-- E-MAIL]`. */
import { prepare } from "../../app/server/prepare.mjs";
import { inSteps } from "../../app/server/run.mjs";

prepare({}); // before anything reads the environment
await inSteps(async () => {
  const { runRecovery } = await import("./run.ts");
  console.log(await runRecovery(process.argv.slice(2)));
});
