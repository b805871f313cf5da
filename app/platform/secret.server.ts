import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.server.ts";
import { processWide } from "./process-wide.server.ts";
import { writeSecretDurably } from "./write-durably.server.ts";

/** The least that signs sessions safely, characters. */
const minLength = 32;

/** `SESSION_SECRET`; in demo mode one is made at first use and kept in `DATA_DIR`. Throws in production when absent. */
export const secret = (): string =>
  processWide("secret", () => {
    if (env.SESSION_SECRET) return env.SESSION_SECRET;
    if (!env.DEMO) throw new Error("SESSION_SECRET is required outside demo mode (at least 32 characters).");
    return storedSecret(env.DATA_DIR);
  });

/** The secret of a data folder, made at first use. Throws a sentence when its file is cut short, as after a full disk. */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeSecretDurably(file, newToken());
  }
  const stored = readFileSync(file, "utf8").trim();
  if (stored.length >= minLength) return stored;
  throw new Error(
    `${file} is empty or cut short: put it back from where you keep a copy, or delete it: then everybody signs in anew, and staff set up their second factor anew.`,
  );
}

/** 256 random bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The hash of a token, as stored: useless to a reader of the table. */
export const tokenHash = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac("sha256", secret()).update(token).digest());
