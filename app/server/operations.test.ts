import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const manual = readFileSync("docs/operations.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const block = (kind: string, holding: string) =>
  Array.from(manual.matchAll(/```(\w+)\n(.*?)```/gs)).find(([, found, text]) => found === kind && text?.includes(holding))?.[2] ??
  "";

test("the service of the manual starts the shop with the very flags of npm start", () => {
  const [, command] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(block("ini", "[Service]")) ?? [];
  expect(command).toBe(`${scripts["start"]} --built`);
});

test("a start without a flag of npm start is told which, and this Node takes them all", () => {
  const flags = (scripts["start"] ?? "").split(" ").slice(1, -1);
  const code = `const { missingFlags } = await import("./app/server/prepare.mjs"); console.log(missingFlags().join(" "));`;
  const missing = (given: string[]) => {
    const { stdout, stderr } = spawnSync(process.execPath, [...given, "--input-type=module", "--eval", code], {
      encoding: "utf8",
    });
    return { stdout: stdout.trim(), stderr };
  };
  expect(flags.length).toBeGreaterThan(5);
  expect(missing(flags)).toEqual({ stdout: "", stderr: "" });
  expect(missing(flags.slice(1)).stdout).toBe(flags[0]);
  expect(missing([]).stdout).toBe(flags.join(" "));
});

test.runIf(existsSync("/proc/self/task"))("the shop is started with eight threads for files and passwords", () => {
  const flags = (scripts["start"] ?? "").split(" ").slice(1, -1);
  const code = `const { pbkdf2 } = await import("node:crypto");
    const { readdirSync } = await import("node:fs");
    const threads = () => readdirSync("/proc/self/task").length;
    pbkdf2("a", "b", 1, 32, "sha256", () => console.log(process.env.UV_THREADPOOL_SIZE, threads()));`;
  const run = (env: NodeJS.ProcessEnv) => {
    const { stdout } = spawnSync(process.execPath, [...flags, "--input-type=module", "--eval", code], { env, encoding: "utf8" });
    return stdout.trim().split(" ").map(Number);
  };
  const { UV_THREADPOOL_SIZE: _, ...env } = process.env;
  const [size = 0, threads = 0] = run(env);
  const [few = 0, fewThreads = 0] = run({ ...env, UV_THREADPOOL_SIZE: "4" });
  expect([size, few, threads - fewThreads]).toEqual([8, 4, 4]);
});

test("the settings of the manual exist, one on each line", () => {
  const known = readFileSync(".env.example", "utf8").match(/^[A-Z_]+(?==)/gm) ?? [];
  const lines = block("ini", "DATABASE_URL").trim().split("\n");
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(known).toContain(/^([A-Z_]+)=\S+$/.exec(line)?.[1]);
});

test("the commands of the manual exist", () => {
  const named = Array.from(manual.matchAll(/npm run (?:--\w+ )?([a-z:-]+)/g), ([, name = ""]) => name);
  expect(named).toEqual(expect.arrayContaining(["build", "reload", "backup", "restore", "seed"]));
  for (const name of named) expect(scripts).toHaveProperty(name);
});
