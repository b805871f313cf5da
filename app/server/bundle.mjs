import { rmSync } from "node:fs";
import { StepFailed } from "./run.mjs";

/**
 * Bundles the server's TypeScript to build/server.js and build/plain.js. Packages stay outside; what only the first
 * start needs (the demo shop) becomes a file of its own in build/server. The service worker becomes public/sw.js: a browser
 * lets it speak for the whole shop only when it stands at the top.
 *
 * @param version names this build, so that browsers replace what an earlier worker kept
 */
export async function bundleServer(version = String(Date.now())) {
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
  const worker = build({
    entryPoints: { sw: "app/worker/main.ts" },
    outdir: "public",
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: { BUILD: JSON.stringify(version) },
    logLevel: "warning",
  });
  await Promise.all([bundling, worker]).catch(() => {
    throw new StepFailed(1);
  });
}
