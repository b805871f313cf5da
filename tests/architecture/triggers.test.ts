import { expect, test } from "vitest";
import { judgeAdvisories, readAdvisories } from "#tests/triggers/advisories.ts";
import { hasFired, judgeDecisions, listTriggers, type Repository } from "#tests/triggers/decisions.ts";
import { listLocked } from "#tests/triggers/lock.ts";
import { isInRange } from "#tests/triggers/version-range.ts";

const lock = JSON.stringify({
  packages: {
    "": { version: "0.1.0" },
    "node_modules/turbo-stream": { version: "2.4.1" },
    "node_modules/tar": { version: "7.5.23", dev: true },
    "node_modules/cacache/node_modules/tar": { version: "6.2.1" },
    "node_modules/@remix-run/router": { version: "1.23.4" },
  },
});
const locked = listLocked(lock);
const today = "2026-11-28";
const reach = "nothing of a request comes to it";

const judge = (entry: object, at = today) => {
  const advisory = { id: "CVE-2026-34077", package: "turbo-stream", range: "<3.0.0", title: "reflected input", ...entry };
  return judgeAdvisories(
    readAdvisories(JSON.stringify({ read: today, readAgain: "2027-01-31", advisories: [advisory] })),
    locked,
    at,
  );
};

test("the lock is read with every version of a package", () => {
  expect(locked).toContainEqual({ name: "tar", version: "6.2.1", dev: false });
  expect(locked).toContainEqual({ name: "tar", version: "7.5.23", dev: true });
  expect(locked).toContainEqual({ name: "@remix-run/router", version: "1.23.4", dev: false });
  expect(locked).toHaveLength(4);
});

test.each([
  ["2.4.1", "<3.0.0", true],
  ["3.0.0", "<3.0.0", false],
  ["2.17.5", ">=2.10.0 <=2.17.4", false],
  ["2.9.9", ">=2.10.0 <=2.17.4", false],
  ["2.10.0", ">=2.10.0 <=2.17.4", true],
  ["1.1.16", "<1.1.17 || >=5.0.0 <5.0.8", true],
  ["5.0.8", "<1.1.17 || >=5.0.0 <5.0.8", false],
  ["18.4.0-beta.17", ">=19.0.0", false],
  ["7.0.0", "=7", true],
])("version %s in %s: %s", (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

test.each(["", "3", "^1.0.0", "< 3", "<x"])("%j is no range", (range) => {
  expect(() => isInRange("1.0.0", range)).toThrow("is no");
});

test("a version of the lock in a range that nobody reviewed is due", () => {
  expect(judge({})).toEqual(["CVE-2026-34077: turbo-stream 2.4.1 is in <3.0.0, and nobody has reviewed what it reaches here."]);
  expect(judge({ reach })).toHaveLength(1);
  expect(judge({ until: "2027-02-28" })).toHaveLength(1);
});

test("a reviewed one is due from the day after its last", () => {
  expect(judge({ reach, until: today })).toEqual([]);
  expect(judge({ reach, until: "2026-11-27" })).toEqual(["CVE-2026-34077: turbo-stream 2.4.1 was reviewed until 2026-11-27."]);
});

test("a review that no version needs any more is due, and a range that none lies in needs none", () => {
  expect(judge({ range: "<2.0.0" })).toEqual([]);
  expect(judge({ range: "<2.0.0", reach, until: "2027-02-28" })).toEqual([
    "CVE-2026-34077: no turbo-stream is in <2.0.0 any more, so its review goes.",
  ]);
});

test("the whole list is due when it is old", () => {
  expect(judge({ range: "<2.0.0" }, "2027-02-01")).toEqual([
    "The advisories of all packages were to be read again by 2027-01-31.",
  ]);
});

test.each([{ id: "53668" }, { until: "soon" }, { reach: "low" }, { severity: "high" }])("a list with %j is not read", (entry) => {
  expect(() => judge(entry)).toThrow();
});

const repository: Repository = {
  today,
  locked,
  lines: (path) => (path === "app/kit" ? 4001 : null),
  bytes: (path) => (path === "app/kit" ? 90_000 : null),
};

test.each([
  ["date 2026-11-28", true],
  ["date 2026-11-29", false],
  ["version turbo-stream >=3.0.0", false],
  ["version turbo-stream >=2.4.1 <3.0.0", true],
  ["version tar >=7.0.0", true],
  ["no version turbo-stream =2.4.1", false],
  ["no version turbo-stream >=3.0.0", true],
  ["lines app/kit >4000", true],
  ["lines app/kit >4001", false],
  ["bytes app/kit >90000", false],
  ["bytes app/kit >89999", true],
])("the condition %s has come: %s", (condition, expected) => {
  expect(hasFired(condition, repository)).toBe(expected);
});

test("a trigger that has come is due with what is to be done, and one that cannot be evaluated too", () => {
  const record = (condition: string) => new Map([["0044.md", `# A record\n\nTrigger: \`${condition}\`: ask the owner.\n`]]);
  expect(judgeDecisions(record("date 2026-01-01"), repository)).toEqual(['0044.md: "date 2026-01-01" has come: ask the owner.']);
  expect(judgeDecisions(record("date 2027-01-01"), repository)).toEqual([]);
  expect(judgeDecisions(record("lines app/gone >9"), repository)).toEqual(["0044.md: app/gone does not exist."]);
  expect(judgeDecisions(record("version gone >=1"), repository)).toEqual(["0044.md: the lock has no gone."]);
  expect(judgeDecisions(record("full moon"), repository)).toEqual(['0044.md: "full moon" is no condition.']);
  expect(judgeDecisions(new Map([["0001.md", "Trigger: when it rains"]]), repository)).toEqual([
    '0001.md: "Trigger: when it rains" is no trigger.',
  ]);
});

test("a record may have several triggers or none", () => {
  expect(listTriggers("# A record\n\nText.\n")).toEqual([]);
  expect(listTriggers("Trigger: `date 2027-01-01`: a.\nTrigger: `date 2028-01-01`: b.\n")).toHaveLength(2);
});
