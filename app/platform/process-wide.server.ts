/**
 * One value per process, although the server and the Remix build are two bundles with a copy of every module each.
 * Whatever holds state (pool, limits, jobs, facts) is made through here.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  const globals = globalThis as { __taaza?: Map<string, unknown> };
  globals.__taaza ??= new Map();
  if (!globals.__taaza.has(name)) globals.__taaza.set(name, create());
  return globals.__taaza.get(name) as Value;
}
