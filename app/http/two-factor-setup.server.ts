import { z } from "zod";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { newTotpSecret } from "#app/domain/two-factor/totp.server.ts";
import { seal, unseal } from "#app/platform/seal.server.ts";
import { cookieOf, setCookie } from "./cookies.server.ts";
import { requireCustomer } from "./guard.server.ts";

/** The page where a person sets up their second factor. */
export const securityPath = "/profile/security";

const name = "two-factor-setup";

/** A QR code that was scanned may be confirmed for so long, seconds. */
const lifetime = 60 * 60;

const offered = z.object({ id: z.number(), secret: z.string() });

/** The secret that this browser was shown for an account before, or null. Nothing is stored until a code confirms it. */
export function offeredSecret(request: Request, userId: number): string | null {
  const read = offered.safeParse(unseal(name, cookieOf(request, name) ?? ""));
  return read.success && read.data.id === userId ? read.data.secret : null;
}

/** The secret to show to a person, the same until it is confirmed, and the header of its encrypted cookie. */
export function offerSecret(request: Request, userId: number): { secret: string; cookie: string } {
  const secret = offeredSecret(request, userId) ?? newTotpSecret();
  return { secret, cookie: setCookie(name, seal(name, { id: userId, secret }), lifetime) };
}

/** The `Set-Cookie` header that deletes an offered secret, once it is set up. */
export const clearOfferedSecret = (): string => setCookie(name, "", 0);

/** A member of staff, admitted to the back office or not, since here is set up what opens it. Throws 302 to sign-in, 404 for customers. */
export async function requireMember(request: Request): Promise<Viewer> {
  const viewer = await requireCustomer(request);
  if (viewer.role === null) throw new Response(null, { status: 404 });
  return viewer;
}
