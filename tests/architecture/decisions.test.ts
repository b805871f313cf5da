import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const heading = /^# (\d{4}) \S/;
const standing = /^\d{4}-\d\d-\d\d · (?:accepted|superseded by \d{4})(?:; \S.*)?$/;

/** What is wrong with a decision record's head. */
const faultsOf = (file: string, text: string): string[] => {
  const [title = "", blank, status = ""] = text.split("\n");
  return [
    ...(heading.exec(title)?.[1] === file.slice(0, 4) ? [] : [`${file} begins with "# ${file.slice(0, 4)} " and its title`]),
    ...(blank === "" && standing.test(status)
      ? []
      : [`${file} says on its third line since when it stands: "2026-11-28 · accepted"`]),
  ];
};

test("every decision record has its number, date and status at its head, and no number stands twice", () => {
  const files = readdirSync("docs/decisions");
  expect(files.flatMap((file) => faultsOf(file, readFileSync(`docs/decisions/${file}`, "utf8")))).toEqual([]);
  expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length);
});

test.each([
  ["# 0099 A title\n\n2026-11-28 · accepted\n", 0],
  ["# 0099 A title\n\n2026-11-28 · superseded by 0100\n", 0],
  ["# 0099: A title\n\n2026-11-28 · accepted\n", 1],
  ["# A title\n\nDate: 2026-11-28. Status: accepted.\n", 2],
  ["# 0098 A title\n\n2026-11-28 · thought of\n", 2],
])("%j has %s faults", (text, faults) => {
  expect(faultsOf("0099-a-title.md", text)).toHaveLength(faults);
});
