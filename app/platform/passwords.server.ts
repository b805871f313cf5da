import { hash, verify } from "@node-rs/argon2";
import { processWide } from "./process-wide.server.ts";

/** OWASP's first choice for argon2id, the library's default kind: 19 MiB, two passes, one lane; about 20 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id; the text holds salt and cost, so old hashes stay readable when the cost rises. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const nobodys = () => processWide("dummy-password-hash", () => hashPassword("nobody's password"));

/**
 * Whether a password fits a hash. Without a hash (unknown account) it takes as long and returns false, so that response times do
 * not reveal accounts.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobodys()), password).catch(() => false);
  return passwordHash !== null && fits;
}
