/** `npm run dev`: the shop with live reload. `remix dev` rebuilds at every change and starts the server anew. */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { generate } from "./build.mjs";
import { installIfStale } from "./install.mjs";
import { prepare } from "./prepare.mjs";

prepare({ NODE_ENV: "development" });
await installIfStale();
rmSync("build/.stamp", { force: true }); // what stands in build/ from now on is not for production
await generate();
const database = process.env.DATABASE_URL ? null : await holdDatabase();

const remix = ["node_modules/@remix-run/dev/dist/cli.js", "dev", "-c", "node app/server/dev-server.mjs"];
const child = spawn(process.execPath, remix, { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", async (code) => {
  await database?.stop();
  process.exit(code ?? 0);
});

/** `remix dev` kills the server with everything that it started, which must never be the database. */
async function holdDatabase() {
  const { register } = await import("tsx/esm/api");
  register();
  const { databaseFor } = await import("./embedded-postgres.ts");
  return databaseFor({ dataDir: process.env.DATA_DIR || "./data" });
}
