/** Builds the pages to `BUILD_FOLDER`, in a process of its own: what it takes in memory is not left to the server. */
import { join } from "node:path";
import { mergeChunks } from "./chunks/merge-chunks.mjs";
import { compressAssets } from "./compress-assets.mjs";
import { inSteps, runNode } from "./run.mjs";

await inSteps(async () => {
  await runNode("app/server/remix-build.mjs", ["build"]);
  await mergeChunks();
  await compressAssets(join(process.env.BUILD_FOLDER, "public"));
});
