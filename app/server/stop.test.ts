import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const script = `
  import { stopWhenAsked } from "./app/server/stop.ts";
  stopWhenAsked();
  setInterval(() => undefined, 1000);
  console.log("ready");
`;

test("a server without a terminal goes on when the one that started it closes, and stops in order when it is asked to", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, npm_lifecycle_event: "", LOG_LEVEL: "info" },
  });
  const ended = once(child, "exit");
  const said = async (word: string) => {
    for await (const part of child.stdout.iterator({ destroyOnReturn: false })) if (String(part).includes(word)) return;
    throw new Error(`It ended before it said ${word}.`);
  };
  await said("ready");
  child.kill("SIGHUP");
  await said("the process goes on");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
