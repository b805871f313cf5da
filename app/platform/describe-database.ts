/** Which database a tool works on, for its first line on the terminal: `database "shop" at db.internal:5432`. Leaves the password out. */
export function describeDatabase({ DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string | undefined; DATA_DIR: string }): string {
  if (!DATABASE_URL) return `the embedded database in ${DATA_DIR}`;
  if (!URL.canParse(DATABASE_URL)) return "the database of DATABASE_URL (which cannot be read)";
  const { host, pathname } = new URL(DATABASE_URL);
  return `database "${pathname.slice(1)}" at ${host}`;
}
