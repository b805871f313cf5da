import { z } from "zod";
import type { Locked } from "./lock.ts";
import { isInRange } from "./version-range.ts";

const day = z.iso.date();

/**
 * An advisory that was read for this shop. One whose range a version of the lock lies in was reviewed: `reach` says why nobody can use it
 * here, or what proves that, and `until` is the day by which it is read again.
 */
const advisory = z.strictObject({
  id: z.string().regex(/^(?:CVE-\d{4}-\d{4,}|GHSA(?:-[0-9a-z]{4}){3})$/),
  package: z.string().min(1),
  range: z.string().min(2),
  title: z.string().min(5),
  reach: z.string().min(20).optional(),
  until: day.optional(),
});

const list = z.strictObject({
  /** the day on which advisories of all packages were looked for last, and the day by which they are looked for again */
  read: day,
  readAgain: day,
  advisories: z.array(advisory),
});

/** The advisories from the text of `docs/advisories.json`. Throws where it is not as described. */
export const readAdvisories = (text: string) => list.parse(JSON.parse(text));

/**
 * What is due of the advisories, a sentence each: a version of the lock in a range that nobody reviewed, a review whose day has come, one
 * that no version needs any more, and the list itself when it is old.
 *
 * @param today as YYYY-MM-DD
 */
export function judgeAdvisories(
  { readAgain, advisories }: ReturnType<typeof readAdvisories>,
  locked: readonly Locked[],
  today: string,
): string[] {
  const faults = today > readAgain ? [`The advisories of all packages were to be read again by ${readAgain}.`] : [];
  for (const { id, package: name, range, reach, until } of advisories) {
    const hit = locked.filter((one) => one.name === name && isInRange(one.version, range));
    const here = `${id}: ${name} ${hit.map(({ version }) => version).join(", ")}`;
    if (hit.length > 0 && !(reach && until)) faults.push(`${here} is in ${range}, and nobody has reviewed what it reaches here.`);
    else if (hit.length > 0 && until && today > until) faults.push(`${here} was reviewed until ${until}.`);
    else if (hit.length === 0 && (reach || until)) faults.push(`${id}: no ${name} is in ${range} any more, so its review goes.`);
  }
  return faults;
}
