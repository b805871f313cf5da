const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The values that a change makes others of, as they are and as they become; null when there are none. */
export function differences<Values extends object>(
  before: Values,
  change: Partial<Values>,
): { before: Partial<Values>; after: Partial<Values> } | null {
  const names = (Object.keys(change) as (keyof Values)[]).filter(
    (name) => change[name] !== undefined && !isSame(before[name], change[name]),
  );
  const pick = (values: Partial<Values>) => Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
  return names.length > 0 ? { before: pick(before), after: pick(change) } : null;
}
