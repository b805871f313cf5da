/**
 * One value per process, although the server and the Remix build are two bundles with a copy of every module each.
 * Whatever holds state (pool, limits, jobs, facts) is made through here.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  const kept = globalThis as { __taaza?: Map<string, unknown> };
  kept.__taaza ??= new Map();
  if (!kept.__taaza.has(name)) kept.__taaza.set(name, create());
  return kept.__taaza.get(name) as Value;
}
