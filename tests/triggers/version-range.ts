type Version = readonly [number, number, number];

function parse(text: string): Version {
  const [, major, minor = "0", patch = "0"] = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:[-+].*)?$/.exec(text) ?? [];
  if (major === undefined) throw new Error(`"${text}" is no version`);
  return [Number(major), Number(minor), Number(patch)];
}

const compare = (one: Version, other: Version): number =>
  one.map((part, at) => part - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

const holds: Record<string, (difference: number) => boolean> = {
  "<": (difference) => difference < 0,
  "<=": (difference) => difference <= 0,
  ">": (difference) => difference > 0,
  ">=": (difference) => difference >= 0,
  "=": (difference) => difference === 0,
};

/**
 * Whether a version lies in a range: comparisons that all hold, with `||` between alternatives, as ">=2.10.0 <=2.17.4 || <1.2". What
 * follows a version's hyphen is not looked at. Throws for a text that is no range.
 */
export function isInRange(version: string, range: string): boolean {
  return range.split("||").some((alternative) => {
    const comparisons = alternative.trim().split(/\s+/);
    return comparisons.every((comparison) => {
      const [, sign, bound] = /^(<=|>=|<|>|=)(\S+)$/.exec(comparison) ?? [];
      if (!sign || !bound) throw new Error(`"${range}" is no range`);
      return holds[sign]?.(compare(parse(version), parse(bound)));
    });
  });
}
