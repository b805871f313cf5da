import { readFileSync } from "node:fs";
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
