import { spawn } from "node:child_process";

/** A failed step that has printed its own error. */
export class StepFailed extends Error {
  constructor(exitCode) {
    super("A step of the start failed.");
    this.exitCode = exitCode;
  }
}

/** Runs one step and waits for it; stop signals are forwarded to it. Rejects with `StepFailed`. */
export function run(command, parameters, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: "inherit", ...options });
    let stopSignal;
    const stop = (signal) => {
      stopSignal = signal;
      child.kill(signal);
    };
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
    child.on("error", ({ message }) => {
      console.error(`${command} cannot be run: ${message}`);
      reject(new StepFailed(1));
    });
    child.on("exit", (code, signal) => {
      for (const name of ["SIGINT", "SIGTERM"]) process.off(name, stop);
      if (code === 0 && !stopSignal) resolve();
      else reject(new StepFailed(code || ((stopSignal ?? signal) === "SIGINT" ? 130 : 143)));
    });
  });
}

/** Runs one of our own scripts, or an installed tool, in a Node of its own. */
export const runNode = (script, parameters = [], env = {}) =>
  run(process.execPath, [script, ...parameters], { env: { ...process.env, ...env } });

/**
 * Runs `steps`; a failed step ends the process, with that step's exit code, as soon as the others are over. What the operator can
 * mend is an `Error` with a sentence; anything else is a defect and shows where it happened.
 */
export async function inSteps(steps) {
  try {
    await steps();
  } catch (problem) {
    if (problem instanceof StepFailed) process.exitCode = problem.exitCode;
    else {
      console.error(problem.constructor === Error ? problem.message : problem);
      process.exitCode = 1;
    }
  }
}
