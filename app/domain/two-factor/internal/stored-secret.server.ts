import { z } from "zod";
import { seal, unseal } from "#app/platform/seal.server.ts";

const sealed = z.object({ secret: z.string() });

/** Bound to its account: a secret that is copied into another's row cannot be read there. */
const purposeOf = (userId: number): string => `two-factor secret of ${userId}`;

/** An authenticator app's secret as its row holds it. */
export const sealSecret = (userId: number, secret: string): string => seal(purposeOf(userId), { secret });

/** The secret again; null when the shop's own secret is another one by now. */
export function unsealSecret(userId: number, text: string): string | null {
  const read = sealed.safeParse(unseal(purposeOf(userId), text));
  return read.success ? read.data.secret : null;
}
