/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`. */
import { prepare } from "../../app/server/prepare.mjs";

prepare({}); // before anything reads the environment
const { run } = await import("./run.ts");
const { Refused } = await import("./backup-format.ts");
const [verb, ...rest] = process.argv.slice(2);
try {
  console.log(await run(verb, rest));
} catch (problem) {
  console.error(problem instanceof Refused ? problem.message : problem);
  process.exitCode = 1;
}
