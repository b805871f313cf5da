import { env } from "#app/platform/env.server.ts";

/**
 * Throws a sentence for the operator when a shop cannot be opened with the settings it was given; never with a password. Single
 * settings are validated where they are read (`env.server.ts`).
 */
export function checkSettings({ DATABASE_URL, APP_ORIGIN, DEMO }: Settings = env): void {
  if (!DATABASE_URL) return;
  checkDatabaseUrl(DATABASE_URL);
  if (!DEMO && !APP_ORIGIN) {
    throw new Error(
      "APP_ORIGIN is required with DATABASE_URL: the address that customers type, like https://shop.example. Links in mail begin with it, and forms sent from any other address are refused.",
    );
  }
}

type Settings = Pick<typeof env, "DATABASE_URL" | "APP_ORIGIN" | "DEMO">;

const form =
  "it must look like postgresql://user:password@host:5432/database. In user and password write @ as %40, : as %3A, / as %2F, # as %23, ? as %3F and % as %25.";

function checkDatabaseUrl(address: string): void {
  const unreadable = (why: string) => new Error(`DATABASE_URL cannot be read (${why}): ${form}`);
  if (!/^postgres(ql)?:\/\//.test(address)) throw unreadable("it does not begin with postgresql://");
  const parsed = URL.canParse(address) ? new URL(address) : null;
  if (!parsed || parsed.hash) throw unreadable("it is no address");
  try {
    for (const part of [parsed.username, parsed.password, parsed.pathname]) decodeURIComponent(part);
  } catch {
    throw unreadable("a % in it is followed by no code");
  }
  if (parsed.pathname.length < 2) throw unreadable("it names no database");
}
