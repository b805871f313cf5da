import "#tests/bench/rig/environment.ts";
import { openDatabase } from "#app/platform/db.server.ts";
import { playSteps } from "./play.ts";
import type { World } from "./world.ts";

/** A second process on the same shop: plays its steps and returns the faults. */
const { seed, steps, world, url } = JSON.parse(process.argv[2] ?? "{}") as {
  seed: number;
  steps: number;
  world: World;
  url: string;
};
openDatabase(url);
process.send?.(await playSteps({ seed, steps, world }));
process.exit(0);
