import { raw, sql, type Tx } from "#app/platform/db.server.ts";

/** A name as a URL segment: `Dry fruit & nuts` is `dry-fruit-nuts`; empty without Latin letters and digits. */
const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);

/** A slug that no row of the table has: the name's own, else numbered. The caller holds the lock under which rows are added. */
export async function freeSlug(tx: Tx, table: "categories" | "subcategories", name: string): Promise<string> {
  const slug = slugOf(name) || table;
  const rows = await tx.$queryRaw<{ slug: string }[]>(
    sql`SELECT slug FROM ${raw(table)} WHERE slug = ${slug} OR slug LIKE ${`${slug}-%`}`,
  );
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
