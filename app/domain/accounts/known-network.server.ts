import { db } from "#app/platform/db.server.ts";
import { networkOf } from "#app/platform/network-of.ts";

/** So many of an account's latest sessions are looked at. */
const mostSessions = 100;

/** Whether an account is signed in from a network; false for no account, after the same look. */
export async function isKnownNetwork(userId: number | null, network: string): Promise<boolean> {
  const sessions = await db.session.findMany({
    where: { userId: userId ?? 0 },
    orderBy: { createdAt: "desc" },
    take: mostSessions,
    select: { address: true },
  });
  return network !== "" && sessions.some(({ address }) => address !== null && networkOf(address) === network);
}
