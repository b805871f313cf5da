import type { Locked } from "./lock.ts";
import { isInRange } from "./version-range.ts";

/** What a trigger may ask of the repository. `lines` and `bytes` are those of a file, or of all tracked files below a folder, tests left out. */
export type Repository = {
  today: string;
  locked: readonly Locked[];
  lines: (path: string) => number | null;
  bytes: (path: string) => number | null;
};

const form = /^Trigger: `([^`]+)`: (\S.*)$/;

/** The triggers of a decision record: lines of the form "Trigger: `condition`: what is to be done then". */
export const listTriggers = (record: string): { condition: string; then: string }[] =>
  record
    .split("\n")
    .filter((line) => line.startsWith("Trigger:"))
    .map((line) => {
      const [, condition, then] = form.exec(line) ?? [];
      if (!condition || !then) throw new Error(`"${line}" is no trigger`);
      return { condition, then };
    });

/**
 * Whether a condition holds: `date 2027-02-28` from that day on; `version esbuild >=0.26.0` when the lock has such a version, `no version …`
 * when it has none; `lines app/ui >9000` and `bytes docs/a.png >100000` of a file or a folder. Throws for anything else, also for a path
 * that does not exist: a trigger that can no longer fire is a fault.
 */
export function hasFired(condition: string, repository: Repository): boolean {
  const [kind = "", ...rest] = condition.replace(/^no version\b/, "no-version").split(" ");
  if (kind === "date" && /^\d{4}-\d\d-\d\d$/.test(rest.join(" "))) return repository.today >= rest.join(" ");
  if (kind === "version" || kind === "no-version") {
    const [name = "", ...range] = rest;
    const versions = repository.locked.filter((one) => one.name === name);
    if (versions.length === 0) throw new Error(`the lock has no ${name}`);
    return versions.some(({ version }) => isInRange(version, range.join(" "))) === (kind === "version");
  }
  const [path = "", bound = ""] = rest;
  if ((kind === "lines" || kind === "bytes") && rest.length === 2 && /^>\d+$/.test(bound)) {
    const size = repository[kind](path);
    if (size === null) throw new Error(`${path} does not exist`);
    return size > Number(bound.slice(1));
  }
  throw new Error(`"${condition}" is no condition`);
}

/** What is due of the decision records, a sentence each: a trigger that has fired, and one that cannot be evaluated. */
export function judgeDecisions(records: ReadonlyMap<string, string>, repository: Repository): string[] {
  return [...records].flatMap(([name, text]) => {
    try {
      return listTriggers(text)
        .filter(({ condition }) => hasFired(condition, repository))
        .map(({ condition, then }) => `${name}: "${condition}" has come: ${then}`);
    } catch (problem) {
      return [`${name}: ${(problem as Error).message}.`];
    }
  });
}
