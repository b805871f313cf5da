import { Secret, TOTP } from "otpauth";

/** What every authenticator app understands (RFC 6238): six digits of SHA-1, a new code every 30 seconds. */
const format = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** RFC 4226 recommends a secret of 160 bits. */
const secretBytes = 20;

/** A new secret, in the base32 that people type where a camera does not work. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...format, ...names, secret: Secret.fromBase32(secret) });

/** The `otpauth:` URI of a QR code; the app shows the secret under the names of shop and account. */
export const totpAddress = (secret: string, { shop, account }: { shop: string; account: string }): string =>
  totpOf(secret, { issuer: shop, label: account }).toString();

/** The 30-second step that a code is of: the present one, the one before or the one after; null for any other code. */
export function findTotpStep(secret: string, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null; // the library throws at letters that are longer than a byte
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
