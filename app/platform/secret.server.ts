import { createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.server.ts";
import { processWide } from "./process-wide.server.ts";

/** `SESSION_SECRET`; in demo mode one is made at first use and kept in `DATA_DIR`. Throws in production when absent. */
export const secret = (): string =>
  processWide("secret", () => {
    if (env.SESSION_SECRET) return env.SESSION_SECRET;
    if (!env.DEMO) throw new Error("SESSION_SECRET is required outside demo mode (at least 32 characters).");
    const file = join(env.DATA_DIR, "session-secret");
    try {
      return readFileSync(file, "utf8").trim();
    } catch {
      mkdirSync(env.DATA_DIR, { recursive: true });
      const made = randomBytes(32).toString("base64url");
      writeFileSync(file, made, { mode: 0o600 });
      return made;
    }
  });

/** 256 random bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a token: useless to whoever reads the table. */
export const tokenHash = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac("sha256", secret()).update(token).digest());
