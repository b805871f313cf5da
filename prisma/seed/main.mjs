/** `npm run seed [-- --products N --orders M] [-- --into-production]`. */
import { prepare } from "../../app/server/prepare.mjs";
import { inSteps } from "../../app/server/run.mjs";

prepare({}); // before anything reads the environment
await inSteps(async () => {
  const { runSeed } = await import("./run.ts");
  console.log(await runSeed(process.argv.slice(2)));
});
