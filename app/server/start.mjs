/**
 * `npm start`: brings a bare checkout to an open shop. Plain Node, because it may run before anything is installed.
 *
 * It then becomes the server itself instead of starting one, so that there is one process to signal, to measure and to
 * crash; the heap flags that the server needs are therefore in package.json's start script:
 * `--max-semi-space-size=8` (MB): the default of 16 lets garbage of short-lived requests pile up to three times that
 * before it is looked at, for no gain here; `--max-old-space-size=192` (MB): without a bound V8 lets the heap grow with
 * the machine's memory before it collects. Together they keep the process below 300 MB however long it serves.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildIfStale } from "./build.mjs";
import { installIfStale } from "./install.mjs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Taaza Mandi needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org/.`);
  process.exit(1);
}

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV = "production";

await installIfStale();
await buildIfStale();
if (!process.argv.includes("--build-only")) await import("../../build/server.js");
