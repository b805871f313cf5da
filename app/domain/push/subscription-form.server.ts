import { createPublicKey } from "node:crypto";
import { z } from "zod";
import { lineField } from "#app/lib/form-fields.server.ts";
import { isPushService } from "./internal/push-services.server.ts";

/** An address that the shop will call later: of a push service, so that nobody has it call whom they like. */
const endpointField = lineField(1000).refine((address) => URL.canParse(address) && isPushService(new URL(address)), "invalid");

const bytesOf = (text: string): Buffer => (/^[\w-]{1,128}={0,2}$/.test(text) ? Buffer.from(text, "base64url") : Buffer.alloc(0));

/** Whether a browser could open anything that was encrypted with it: an uncompressed point of P-256 (RFC 8291). */
function isPublicKey(text: string): boolean {
  const point = bytesOf(text);
  if (point.length !== 65 || point[0] !== 4) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  try {
    return Boolean(createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" }));
  } catch {
    return false;
  }
}

/** A browser's push subscription, and the address that it stands in for where the browser changed it. */
export const subscriptionForm = z.object({
  endpoint: endpointField,
  p256dh: z.string().trim().refine(isPublicKey, "invalid"),
  auth: z
    .string()
    .trim()
    .refine((text) => bytesOf(text).length === 16, "invalid"),
  replaces: lineField(1000).optional(),
});

/** The browser that wants no more pushes. */
export const unsubscribeForm = z.object({ endpoint: lineField(1000) });
