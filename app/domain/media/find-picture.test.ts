import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { env } from "#app/platform/env.server.ts";
import { deleteUpload, saveUpload } from "#app/platform/storage.server.ts";
import { makePicture } from "#tests/fixtures/make-picture.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { findPicture } from "./find-picture.server.ts";
import { sizedPicture } from "./picture-sizes.ts";

const folder = makeDataFolder();
const dataDir = env.DATA_DIR;
beforeAll(() => {
  env.DATA_DIR = folder.path;
});
afterAll(() => {
  env.DATA_DIR = dataDir;
  folder.remove();
});

const nameOf = (address: string) => address.replace("/uploads/", "");
const savePictureOf = async (width = 1000, height = 750) =>
  saveUpload({ folder: "products", ending: "webp", bytes: await makePicture({ width, height, format: "webp" }) });

const sizesOf = (address: string) => sizedPicture(address) ?? (() => "");

test.each(["avif", "webp"] as const)(
  "a size of a picture is drawn as %s when it is first asked for, and kept",
  async (format) => {
    const address = await savePictureOf();
    const name = nameOf(sizesOf(address)(320, format));
    const rendered = await findPicture(name);
    expect(rendered?.type).toBe(`image/${format}`);
    const facts = await sharp(rendered!.bytes).metadata();
    expect([facts.width, facts.height, facts.exif]).toEqual([320, 240, undefined]);
    deleteOriginal(address);
    expect((await findPicture(name))?.bytes).toEqual(rendered?.bytes);
  },
);

test("many visitors at once wait for one drawing", async () => {
  const name = nameOf(sizesOf(await savePictureOf())(160, "webp"));
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => findPicture(name)));
  for (const other of others) expect(other).toBe(first);
});

test("a small picture is never blown up", async () => {
  const rendered = await findPicture(nameOf(sizesOf(await savePictureOf(200, 200))(640, "webp")));
  expect((await sharp(rendered!.bytes).metadata()).width).toBe(200);
});

test.each(["321.avif", "5000.webp", "320.png", "320.svg", "0320.avif", "320.avif.webp", "../320.avif"])(
  "no size %s is drawn, so nothing is kept that nobody needs",
  async (size) => {
    const address = await savePictureOf();
    const stem = nameOf(address).replace(".webp", "");
    expect(await findPicture(`${stem}/${size}`)).toBeNull();
    expect(readdirSync(join(folder.path, "uploads/products")).some((name) => stem.endsWith(name))).toBe(false);
  },
);

test("a picture that is none, or is not there, has no sizes", async () => {
  const broken = await saveUpload({ folder: "products", ending: "webp", bytes: new Uint8Array([1, 2, 3]) });
  expect(await findPicture(nameOf(sizesOf(broken)(320, "avif")))).toBeNull();
  expect(await findPicture("products/1763635374123/320.avif")).toBeNull();
});

test("a picture that is forgotten takes its sizes with it", async () => {
  const address = await savePictureOf();
  const name = nameOf(sizesOf(address)(160, "webp"));
  expect(await findPicture(name)).not.toBeNull();
  await deleteUpload(address);
  expect(await findPicture(name)).toBeNull();
});

/** Takes the picture itself away and leaves its sizes. */
function deleteOriginal(address: string) {
  rmSync(join(folder.path, "uploads", nameOf(address)));
}
