import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { uploadsApart } from "#tests/fixtures/uploads-folder.ts";
import { env } from "./env.server.ts";
import { deleteUpload, findUpload, saveUpload } from "./storage.server.ts";

uploadsApart();

const bytes = new Uint8Array([1, 2, 3]);
const save = () => saveUpload({ folder: "avatars", ending: "webp", bytes });

describe("uploads", () => {
  test("of the same millisecond get different names, each a time", async () => {
    const kept = await Promise.all(Array.from({ length: 40 }, save));
    expect(new Set(kept).size).toBe(40);
    for (const address of kept) expect(address).toMatch(/^\/uploads\/avatars\/\d{13}\.webp$/);
  });

  test("are found by their address until they are forgotten", async () => {
    const address = await save();
    const name = address.replace("/uploads/", "");
    expect(await findUpload(name)).toEqual({ bytes: Buffer.from(bytes), type: "image/webp" });
    await deleteUpload(address);
    await deleteUpload(address);
    expect(await findUpload(name)).toBeNull();
  });

  test.each([
    "../session-secret",
    "avatars/../../session-secret",
    "avatars/%2e%2e/1763635374123.webp",
    "/etc/passwd",
    "avatars/1763635374123.webp/../../x",
    "avatars\\1763635374123.webp",
    "avatars/1763635374123.svg",
    "avatars/1763635374123.webp\u0000.png",
    "avatars",
    "",
  ])("%j names none", async (name) => {
    expect(await findUpload(name)).toBeNull();
    await deleteUpload(`/uploads/${name}`);
    expect(existsSync(join(env.DATA_DIR, "uploads"))).toBe(true);
  });
});
