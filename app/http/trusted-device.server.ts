import { z } from "zod";
import { trustDevice, trustSeconds } from "#app/domain/two-factor/trusted-devices.server.ts";
import { seal, unseal } from "#app/platform/seal.server.ts";
import { cookieOf, setCookie } from "./cookies.server.ts";

const name = "trusted";

/** People who share the browser of a counter; its cookie stays short. */
const mostPeople = 5;

const sealedTokens = z.object({ tokens: z.array(z.string()).max(mostPeople) });

/** The tokens by which a browser is trusted, one of each person who asked for it there. */
export function trustedTokens(request: Request): string[] {
  const read = sealedTokens.safeParse(unseal(name, cookieOf(request, name) ?? ""));
  return read.success ? read.data.tokens : [];
}

/** Trusts this browser for an account; the header of its cookie. */
export async function setTrustedDeviceCookie(request: Request, userId: number): Promise<string> {
  const token = await trustDevice(userId, { userAgent: request.headers.get("User-Agent") });
  const tokens = [token, ...trustedTokens(request)].slice(0, mostPeople);
  return setCookie(name, seal(name, { tokens }), trustSeconds);
}
