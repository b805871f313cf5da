/**
 * `npm start`: brings a bare checkout to an open shop. Plain Node, because it may run before anything is installed.
 * `--build-only` stops before opening; `--plain` opens behind `remix-serve`.
 *
 * It becomes the server itself instead of starting one: one process to signal, to measure and to crash. The flags that
 * the server needs are therefore in package.json's start script:
 * `--max-old-space-size=192` (MB): left alone, V8 spends the machine's memory before it collects (400 MB here);
 * `--max-semi-space-size=8` (MB): the young generation is three of these, and doubling it bought nothing;
 * `--liftoff-only`: optimising Prisma's WebAssembly took 46 MB and saved no time, for its plans are kept, not made again.
 */
import { buildIfStale } from "./build.mjs";
import { installIfStale } from "./install.mjs";
import { prepare } from "./prepare.mjs";

prepare({ NODE_ENV: "production" });
await installIfStale();
await buildIfStale();
if (process.argv.includes("--plain")) await import("../../build/plain.js");
else if (!process.argv.includes("--build-only")) await import("../../build/server.js");
