import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { mayMount, mountSmall } from "#tests/support/mounts.ts";
import { stageUploads } from "./stage-uploads.ts";

const [held, kept, fresh] = ["products/1763635374123.webp", "products/1763635374124.webp", "products/1763635374125.webp"];
const mounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of mounts.splice(0)) unmount();
});

function makeShop() {
  const { path } = makeDataFolder();
  const place = join(path, "uploads");
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), text);
  };
  const read = (name: string) => (existsSync(join(place, name)) ? readFileSync(join(place, name), "utf8") : null);
  return { path, place, put, read };
}

async function stage(path: string, files: Readonly<Record<string, string>>) {
  const staged = await stageUploads(path);
  const take = async () => {
    for (const [name, text] of Object.entries(files)) {
      await staged.begin(name);
      await staged.write(Buffer.from(text));
      await staged.end();
    }
  };
  await take().catch(async (problem: unknown) => {
    await staged.discard();
    throw problem;
  });
  return staged;
}

describe("uploads on their way back", () => {
  test("stand under their names before anything is removed, and the folder stays the one it is", async () => {
    const { path, place, put, read } = makeShop();
    put(held, "of the shop before");
    put(kept, "before");
    const folder = statSync(place).ino;
    const staged = await stage(path, { [kept]: "of the backup", [fresh]: "new" });
    expect([read(held), read(kept), read(fresh)]).toEqual(["of the shop before", "before", "new"]);
    await staged.settle();
    await staged.discard(); // as a restore does in any case
    expect([read(held), read(kept), read(fresh)]).toEqual([null, "of the backup", "new"]);
    expect(statSync(place).ino).toBe(folder);
    expect(readdirSync(place, { recursive: true }).filter((name) => String(name).endsWith(".restoring"))).toEqual([]);
  });

  test("are gone without a trace when nothing came of it", async () => {
    const { path, place, put, read } = makeShop();
    put(held, "of the shop before");
    put(kept, "before");
    const staged = await stage(path, { [kept]: "of the backup", [fresh]: "new" });
    await staged.begin("products/1763635374126.webp");
    await staged.discard();
    expect([read(held), read(kept), read(fresh)]).toEqual(["of the shop before", "before", null]);
    expect(readdirSync(join(place, "products")).sort()).toEqual(["1763635374123.webp", "1763635374124.webp"]);
  });

  test("of a restore that was killed are swept where they are half there; a whole one hurts nobody", async () => {
    const { path, put, read } = makeShop();
    put(held, "of the shop before");
    put(`${fresh}.restoring`, "half");
    const staged = await stage(path, { [fresh]: "new" });
    expect(read(fresh)).toBe("new");
    await staged.discard();
    expect(read(held)).toBe("of the shop before");
  });
});

describe.skipIf(!mayMount)("an uploads folder that is a mount", () => {
  const mount = (place: string, options: string) => void mounts.push(mountSmall(place, options));

  test("gets its uploads back as any other", async () => {
    const { path, place, put, read } = makeShop();
    mount(place, "size=1m");
    put(held, "of the shop before");
    await (await stage(path, { [fresh]: "new" })).settle();
    expect([read(held), read(fresh)]).toEqual([null, "new"]);
  });

  test("is told apart when it is full or can only be read, before anything is changed", async () => {
    const full = makeShop();
    mount(full.place, "size=64k");
    await expect(stage(full.path, { [fresh]: "x".repeat(200_000) })).rejects.toThrow(/its disk is full\. Nothing was changed\.$/);
    const locked = makeShop();
    mount(locked.place, "size=64k,ro");
    await expect(stageUploads(locked.path)).rejects.toThrow(/it can only be read\. Nothing was changed\.$/);
  });
});
