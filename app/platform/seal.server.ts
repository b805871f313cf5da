import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { secret } from "./secret.server.ts";

/** AES-256-GCM: a sealed cookie or column can be read with the shop's key only, and any change of it is detected. */
const cipher = "aes-256-gcm";
const [ivBytes, tagBytes] = [12, 16];

/** The most that a sealed text may become again, bytes. */
const maxBytes = 16_384;

const keyFor = (purpose: string): Buffer => createHmac("sha256", secret()).update(`sealed ${purpose}`).digest();

/** A value encrypted for one purpose with the shop's secret, base64url. */
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

/** What a sealed text of a column begins with. */
const mark = "sealed:";

/** A secret as a column holds it, encrypted for one purpose; an empty one stays empty. */
export const sealText = (purpose: string, text: string): string => text && `${mark}${seal(purpose, { text })}`;

/** The secret of a column again: one from before columns were sealed as it stands, "" when the shop's own secret is another one by now. */
export function openText(purpose: string, stored: string): string {
  if (!stored.startsWith(mark)) return stored;
  const opened = unseal(purpose, stored.slice(mark.length)) as { text?: unknown } | null;
  return typeof opened?.text === "string" ? opened.text : "";
}
