import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Outcome, refused } from "#app/lib/outcome.ts";
import { makePicture } from "#tests/fixtures/make-picture.ts";
import { fixedWorksIn } from "#tests/fixtures/work-of.ts";
import { encodePicture, imageKind, squareWebp } from "./images.server.ts";

const drawn = async (picture: Promise<Outcome<Buffer>>): Promise<Buffer> => {
  const outcome = await picture;
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
};
const tooMany = refused("image.too-many-pixels");
const field = (name: string) => readFileSync(`tests/fixtures/field/${name}`);

const text = (words: string) => new TextEncoder().encode(words);

describe("a picture from outside", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "a %s becomes a square WebP without what the file said of its maker",
    async (format) => {
      const rendered = await drawn(squareWebp(await makePicture({ format }), 256));
      const facts = await sharp(rendered).metadata();
      expect(facts).toMatchObject({ format: "webp", width: 256, height: 256 });
      expect([facts.exif, facts.icc, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(rendered.includes("Ayesha")).toBe(false);
    },
  );

  test("a photograph that was taken sideways stands upright", async () => {
    const left = { create: { width: 200, height: 100, channels: 3 as const, background: "#ff0000" } };
    const half = await sharp({ create: { ...left.create, width: 100, background: "#0000ff" } })
      .png()
      .toBuffer();
    const sideways = await sharp(left)
      .composite([{ input: half, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await sharp(await drawn(squareWebp(sideways, 64)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red, , blue] = [data[(64 * 4 + 32) * 3], 0, data[(64 * 4 + 32) * 3 + 2]];
    expect(blue).toBeGreaterThan(red!);
  });

  const abuse: [string, () => Promise<Uint8Array> | Uint8Array][] = [
    ["an SVG with a script", () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      "an SVG behind an XML head",
      () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ["HTML named .jpg", () => text("<!doctype html><script>alert(1)</script>")],
    [
      "HTML behind the first bytes of a JPEG",
      () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...text("<script>alert(1)</script>")]),
    ],
    ["a truncated JPEG", async () => (await makePicture({ width: 1200, height: 900 })).slice(0, 2500)],
    ["a truncated PNG", async () => (await makePicture({ format: "png" })).slice(0, -200)],
    ["a truncated WebP", async () => (await makePicture({ format: "webp" })).slice(0, 60)],
    ["a GIF", () => makePicture({ format: "gif" })],
    ["an AVIF", () => makePicture({ format: "avif" })],
    ["a PDF", () => text("%PDF-1.7\n")],
    ["nothing", () => new Uint8Array()],
    ["one byte", () => new Uint8Array([0xff])],
  ];
  test.each(abuse)("%s is no picture", async (_, make) => {
    expect(await squareWebp(await make(), 256)).toEqual(refused("image.unreadable"));
  });

  test("a small file that unpacks to a huge picture is not unpacked", async () => {
    const bomb = await makePicture({ width: 7_100, height: 7_100, format: "png" });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const work = await fixedWorksIn(async () => expect(await squareWebp(bomb, 256)).toEqual(tooMany));
    expect(work).toBeLessThan(50);
  });

  test.each([
    [5_001, 5_000, false, "of more than 25 megapixels"],
    [2_001, 2_000, true, "of more than 4 megapixels that is interlaced"],
  ])("%i × %i, interlaced %s: a PNG %s is refused by its header", async (width, height, progressive) => {
    const blank = sharp({ create: { width, height, channels: 4, background: "#0000" }, limitInputPixels: false });
    const sent = await blank.png({ progressive, compressionLevel: 9 }).toBuffer();
    const small = await makePicture({ format: "png" });
    expect(await squareWebp(sent, 64)).toEqual(tooMany);
    expect((await squareWebp(small, 64)).ok).toBe(true);
  });

  test("what phones bruise is read as browsers read it: bad scan values, stray bytes, a missing end", async () => {
    const whole = Buffer.from(await makePicture({ width: 600, height: 400 }));
    const scan = whole.indexOf(Buffer.from([0xff, 0xda]));
    const stray = Buffer.concat([whole.subarray(0, scan), Buffer.from([1, 2, 3, 4]), whole.subarray(scan)]);
    for (const bruised of [field("samsung_sos.jpg"), stray, whole.subarray(0, -2)])
      expect((await sharp(await drawn(squareWebp(bruised, 64))).metadata()).width).toBe(64);
    expect(await squareWebp(whole.subarray(0, -200), 64)).toEqual(refused("image.unreadable"));
  });

  test("a photo taken sideways and one in the colours of print come out upright and in the colours of screens", async () => {
    const upright = await sharp(field("exif6.jpg")).autoOrient().toBuffer({ resolveWithObject: true });
    const sideways = await sharp(await drawn(encodePicture(field("exif6.jpg"), { width: 2000, format: "webp" }))).metadata();
    expect([sideways.width, sideways.height]).toEqual([upright.info.width, upright.info.height]);
    const printed = await sharp(await drawn(encodePicture(field("cmyk.jpg"), { width: 200, format: "webp" }))).metadata();
    expect(printed.space).toBe("srgb");
  });

  test("many at once: some wait, the others are asked to come again, and afterwards there is room", async () => {
    const picture = await makePicture({ width: 2000, height: 2000 });
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => squareWebp(picture, 256)));
    const codes = outcomes.map((outcome) => (outcome.ok ? "drawn" : outcome.refusal.code));
    expect(codes.filter((code) => code === "drawn").length).toBeGreaterThanOrEqual(4);
    expect(codes.filter((code) => code !== "drawn")).toEqual(expect.arrayContaining(["image.busy"]));
    expect((await squareWebp(picture, 256)).ok).toBe(true);
  });

  test("its kind is what its bytes say", async () => {
    expect(imageKind(await makePicture({ format: "png" }))).toBe("png");
    expect(imageKind(text("RIFF1234WEBQ"))).toBeNull();
  });
});
