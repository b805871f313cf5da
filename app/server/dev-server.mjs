/** The server that `remix dev` starts after each build of the pages: bundled anew each time, for it may have changed too. */
import { bundleServer } from "./bundle.mjs";

await bundleServer();
await import("../../build/server.js");
