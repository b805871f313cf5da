/** `npm run dev`: the shop with live reload. `remix dev` rebuilds at every change and starts the server anew. */
import { generate } from "./build.mjs";
import { installIfStale } from "./install.mjs";
import { prepare } from "./prepare.mjs";
import { inSteps, runNode } from "./run.mjs";

prepare({ NODE_ENV: "development" });
await inSteps(async () => {
  await installIfStale();
  await generate();
  const database = process.env.DATABASE_URL ? null : await holdDatabase();
  const remix = ["dev", "-c", "node app/server/dev-server.mjs"];
  await runNode("node_modules/@remix-run/dev/dist/cli.js", remix).finally(() => database?.stop());
});

/** `remix dev` kills the server with everything that it started, which must never be the database. */
async function holdDatabase() {
  const { register } = await import("tsx/esm/api");
  register();
  const { databaseFor } = await import("./embedded-postgres.ts");
  return databaseFor({ dataDir: process.env.DATA_DIR || "./data" });
}
