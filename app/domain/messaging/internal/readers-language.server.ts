import type { Lang } from "#app/i18n/lang.ts";
import { db } from "#app/platform/db.server.ts";

/** The language that the accounts of addresses read; `otherwise` where none of them has an account, or they read different ones. */
export async function readersLanguage(addresses: readonly string[], otherwise: Lang): Promise<Lang> {
  const email = { in: addresses.map((address) => address.toLowerCase()) };
  const [language, other] = await db.user.findMany({
    where: { email },
    select: { language: true },
    distinct: "language",
    orderBy: { language: "asc" },
    take: 2,
  });
  return language && !other ? language.language : otherwise;
}
