import { rmSync } from "node:fs";
import { StepFailed } from "./run.mjs";

/**
 * Bundles the server's TypeScript to `server.js` and `plain.js` of a build. Packages stay outside; what only the first start needs
 * (the demo shop) becomes a file of its own beside them. The service worker is to become public/sw.js: its scope is the whole shop
 * only from the root path.
 *
 * @param folder where the build stands
 * @param worker where the service worker is written to
 * @param version names this build, so that browsers replace an earlier worker's cache
 */
export async function bundleServer({ folder, worker, version }) {
  const { build } = await import("esbuild"); // not installed yet when this file is read
  rmSync(`${folder}/server`, { recursive: true, force: true });
  const bundling = build({
    entryPoints: { server: "app/server/main.ts", plain: "app/server/remix-serve.ts" },
    outdir: folder,
    chunkNames: "server/[name]-[hash]",
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20.19",
    sourcemap: true,
    define: { BUILD_FOLDER: JSON.stringify(folder) },
    logLevel: "warning",
  });
  const bundlingWorker = build({
    entryPoints: ["app/worker/main.ts"],
    outfile: worker,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: { BUILD: JSON.stringify(version) },
    logLevel: "warning",
  });
  await Promise.all([bundling, bundlingWorker]).catch(() => {
    throw new StepFailed(1);
  });
}
