import { describe, expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.server.ts";

describe("a password", () => {
  test("fits its own hash and no other", async () => {
    const hash = await hashPassword("Mandi#2026");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(hash, "Mandi#2026")).toBe(true);
    expect(await verifyPassword(hash, "mandi#2026")).toBe(false);
  });

  test("is salted: the same one twice gives two hashes", async () => {
    expect(await hashPassword("Mandi#2026")).not.toBe(await hashPassword("Mandi#2026"));
  });

  test("fits nobody, not even the one that time is spent on", async () => {
    expect(await verifyPassword(null, "nobody's password")).toBe(false);
  });

  test("fits no damaged hash", async () => {
    expect(await verifyPassword("not a hash", "Mandi#2026")).toBe(false);
  });
});
