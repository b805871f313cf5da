import { randomBytes } from "node:crypto";
import { crockford } from "#app/lib/tracking-id.ts";
import type { Tx } from "#app/platform/db.server.ts";
import { tokenHash } from "#app/platform/secret.server.ts";

const count = 10;

/** 50 random bits: with five tries a quarter of an hour none can be guessed. */
const characters = 10;

/** The hash of a code as its row holds it: in either case, with or without dashes, and with the letters that look like digits. */
export function hashRecoveryCode(userId: number, code: string): Uint8Array<ArrayBuffer> {
  const written = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return tokenHash(`recovery code of ${userId} ${written}`);
}

/** Puts ten new recovery codes in place of those that somebody had. They are returned this once and stored nowhere. */
export async function makeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, () => crockford(randomBytes(8)).slice(-characters));
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) })) });
  return codes.map((code) => `${code.slice(0, characters / 2)}-${code.slice(characters / 2)}`);
}
