import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { secret } from "#app/platform/secret.server.ts";

/** AES-256-GCM: nobody but the shop reads a cookie made of this, and nobody changes it unseen. */
const cipher = "aes-256-gcm";
const [ivBytes, tagBytes] = [12, 16];

/** The most that a sealed text may become again, bytes. */
const maxBytes = 16_384;

const keyFor = (purpose: string): Buffer => createHmac("sha256", secret()).update(`sealed ${purpose}`).digest();

/** What a value becomes in a cookie for one purpose, base64url. */
export function seal(purpose: string, value: object): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyFor(purpose), iv);
  const sealed = Buffer.concat([sealing.update(deflateRawSync(JSON.stringify(value))), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** The value that was sealed for a purpose; null for anything else. */
export function unseal(purpose: string, text: string): unknown {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length <= ivBytes + tagBytes) return null;
  try {
    const opening = createDecipheriv(cipher, keyFor(purpose), bytes.subarray(0, ivBytes));
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const opened = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
    return JSON.parse(inflateRawSync(opened, { maxOutputLength: maxBytes }).toString("utf8"));
  } catch {
    return null;
  }
}
