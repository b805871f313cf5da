import { spawn } from "node:child_process";

/**
 * Runs one step of the checks in a Node of its own and waits for it. Its output is buffered, and shown in full only when it fails:
 * a run that goes well stays readable.
 *
 * @returns whether it went well, and what it printed
 */
export async function runStep(name, [script, ...parameters], env = {}) {
  const began = performance.now();
  const { code, printed } = await capture(process.execPath, [script, ...parameters], { ...process.env, ...colours, ...env });
  if (stopping) process.exit(130);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const ok = code === 0;
  console.log(`${ok ? "✓" : "✗"} ${name} (${seconds} s)`);
  if (!ok) console.log(`\n${printed.trimEnd()}\n`);
  return { ok, printed };
}

/** Runs steps `side` at a time, in their order. */
export async function sideBySide(steps, side) {
  const results = [];
  let next = 0;
  const work = async () => {
    while (next < steps.length) {
      const at = next++;
      results[at] = await steps[at]();
    }
  };
  await Promise.all(Array.from({ length: side }, work));
  return results;
}

/** The steps write into a pipe, so they are passed whether their output ends up on a terminal. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1", FORCE_COLOR: undefined };

const running = new Set();
let stopping = false;

// A Ctrl-C reaches the steps by itself, for they share our terminal. SIGTERM is for us alone: it is passed on as the Ctrl-C
// after which vitest and Playwright clean up.
process.on("SIGINT", () => {
  stopping = true;
});
process.on("SIGTERM", () => {
  stopping = true;
  for (const child of running) child.kill("SIGINT");
});

function capture(command, parameters, env) {
  return new Promise((resolve) => {
    let printed = "";
    const child = spawn(command, parameters, { env, stdio: ["ignore", "pipe", "pipe"] });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (printed += text));
    child.on("error", (problem) => (printed += problem.message));
    child.on("close", (code) => {
      running.delete(child);
      resolve({ code, printed });
    });
  });
}
