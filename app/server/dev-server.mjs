/** The server that `remix dev` starts after each build of the pages: bundled anew each time, for it may have changed too. */
import { bundleServer } from "./bundle.mjs";

await bundleServer({ folder: "build", worker: "public/sw.js", version: String(Date.now()) });
await import("../../build/server.js");
