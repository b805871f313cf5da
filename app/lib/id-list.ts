/**
 * Row numbers above 0 as a short text for an address: in ascending order, each as its difference to the one before, in base 36 with
 * points between.
 */
export function writeIds(ids: readonly number[]): string {
  const sorted = [...ids].sort((one, other) => one - other);
  return sorted.map((id, at) => (id - (sorted[at - 1] ?? 0)).toString(36)).join(".");
}

/** Reads what `writeIds` wrote; a text that is nothing of the kind has no ids. */
export function readIds(text: string): number[] {
  if (!/^[0-9a-z]{1,6}(\.[0-9a-z]{1,6})*$/.test(text)) return [];
  const ids: number[] = [];
  for (const difference of text.split(".")) ids.push((ids.at(-1) ?? 0) + Number.parseInt(difference, 36));
  return ids.every((id) => id > 0 && id <= 2_147_483_647) ? ids : [];
}
