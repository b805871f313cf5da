/** A package as the lock has it; one that only development needs is `dev`. */
export type Locked = { name: string; version: string; dev: boolean };

type Lock = { packages: Record<string, { version?: string; dev?: boolean }> };

/** Every package of a `package-lock.json`, once for each of its versions. */
export function listLocked(lock: string): Locked[] {
  const { packages } = JSON.parse(lock) as Lock;
  const found = new Map<string, Locked>();
  for (const [path, { version, dev = false }] of Object.entries(packages)) {
    const name = path.replace(/^.*node_modules\//, "");
    if (!path || !version) continue;
    const known = found.get(`${name} ${version}`);
    found.set(`${name} ${version}`, { name, version, dev: dev && (known?.dev ?? true) });
  }
  return [...found.values()];
}
