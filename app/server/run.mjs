import { spawn } from "node:child_process";

/**
 * Runs one step and waits for it. When we are told to stop, so is the step; a step that fails ends everything with its
 * own exit code, for it has said itself what was wrong.
 */
export function run(command, parameters, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { stdio: "inherit", ...options });
    const stop = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
    child.on("error", (problem) => {
      console.error(`${command} cannot be run: ${problem.message}`);
      process.exit(1);
    });
    child.on("exit", (code, signal) => {
      for (const name of ["SIGINT", "SIGTERM"]) process.off(name, stop);
      if (code === 0) resolve();
      else process.exit(code ?? (signal === "SIGINT" ? 130 : 143));
    });
  });
}

/** Runs one of our own scripts, or an installed tool, in a Node of its own. */
export const runNode = (script, parameters = [], env = {}) =>
  run(process.execPath, [script, ...parameters], { env: { ...process.env, ...env } });
