import { readdirSync, readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { makePhotograph } from "#tests/fixtures/make-picture.ts";
import { drawPicture } from "./picture-process.server.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Bytes of files that this process holds. */
function bytesHeld(): number {
  collect();
  return process.memoryUsage().arrayBuffers;
}

/** The picture processes that this one started and that still run. */
const pictureProcesses = (): number[] =>
  readdirSync(`/proc/${process.pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${process.pid}/task/${task}/children`, "utf8").split(" "))
    .filter(Boolean)
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("picture-worker"));

const draw = (bytes: Uint8Array) =>
  drawPicture({ task: "encode", input: { bytes, width: 64, format: "webp" } }, { isSent: false });

describe("the picture process", () => {
  test("keeps nothing of a picture in the server that has been answered", async () => {
    const whole = await makePhotograph({ width: 2000, height: 1500 });
    await draw(Uint8Array.from(whole));
    const before = bytesHeld();
    for (let count = 0; count < 5; count++) await draw(Uint8Array.from(whole));
    await expect.poll(() => bytesHeld() - before).toBeLessThan(2 * whole.length); // swept beside other work
  });

  test.skipIf(process.platform !== "linux")("that is killed is begun anew for the next picture", async () => {
    const picture = await makePhotograph({ width: 200, height: 200 });
    await draw(picture);
    const [pid] = pictureProcesses();
    process.kill(pid!, "SIGKILL");
    await expect.poll(() => pictureProcesses().includes(pid!)).toBe(false);
    expect(await draw(picture)).toHaveProperty("drawn");
    expect(pictureProcesses()).toHaveLength(1);
  });
});
