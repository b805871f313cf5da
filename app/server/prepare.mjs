import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What every start does first: is this Node new enough, are we in the right folder, is there a `.env`. */
export function prepare(environment) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Taaza Mandi needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org/.`);
    process.exit(1);
  }
  process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
  if (existsSync(".env")) process.loadEnvFile(".env");
  Object.assign(process.env, environment);
}

/**
 * The flags of package.json's start script, in its order, that a process was started without. That script is the one place that says
 * them: a service names the same (docs/operations.md), and `start.mjs` says what each is for.
 */
export function missingFlags(given = process.execArgv) {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  return scripts.start.split(" ").filter((part) => part.startsWith("--") && !given.includes(part));
}
