import { rmSync } from "node:fs";
import { StepFailed } from "./run.mjs";

/**
 * Bundles the server's TypeScript to build/server.js and build/plain.js. Packages stay outside; what only the first
 * start needs (the demo shop) becomes a file of its own in build/server.
 */
export async function bundleServer() {
  const { build } = await import("esbuild"); // not installed yet when this file is read
  rmSync("build/server", { recursive: true, force: true });
  const bundling = build({
    entryPoints: { server: "app/server/main.ts", plain: "app/server/plain.ts" },
    outdir: "build",
    chunkNames: "server/[name]-[hash]",
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20.19",
    sourcemap: true,
    logLevel: "warning",
  });
  await bundling.catch(() => {
    throw new StepFailed(1);
  });
}
