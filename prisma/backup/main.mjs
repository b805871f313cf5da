/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace] [--trial FOLDER]`. */
import { prepare } from "../../app/server/prepare.mjs";
import { inSteps } from "../../app/server/run.mjs";

const { DATA_DIR, DATABASE_URL } = process.env; // from the command's environment, before a .env is read
prepare({}); // before anything reads the environment
await inSteps(async () => {
  const { runBackup } = await import("./run.ts");
  const { Refused } = await import("./backup-format.ts");
  const [verb, ...rest] = process.argv.slice(2);
  try {
    console.log(await runBackup(verb, rest, { DATA_DIR, DATABASE_URL }));
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    console.error(problem.message);
    process.exitCode = 1;
  }
});
