import { spawn } from "node:child_process";
import { once } from "node:events";
import { databaseUrl } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { buildFolder } from "./build-folder.ts";
import { openShop } from "./open-shop.ts";
import { exitWithError, handleUncaughtErrors, stop, stopWhenAsked, whenStopping } from "./stop.ts";

/** How long `remix-serve` may take over the requests in flight, milliseconds. */
const timeout = 3_000;

/** `npm run serve`: the same shop behind plain `remix-serve`, which shows that nothing of it needs our server. */
async function servePlainly(): Promise<void> {
  await openShop();
  const surroundings = { DATABASE_URL: databaseUrl(), DEMO: env.DEMO ? "1" : "0", PORT: String(env.PORT), HOST: env.HOST };
  const server = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", `${buildFolder}/index.js`], {
    stdio: "inherit",
    env: { ...process.env, ...surroundings },
  });
  const gone = once(server, "exit");
  whenStopping(() => {
    server.kill();
    setTimeout(() => server.kill("SIGKILL"), timeout); // its open database connections keep it from ending by itself
    return gone;
  });
  server.once("exit", (code) => stop(code ?? 1, "remix-serve ended"));
}

handleUncaughtErrors();
stopWhenAsked();
await servePlainly().catch(exitWithError);
