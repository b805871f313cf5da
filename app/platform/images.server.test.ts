import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makePicture } from "#tests/fixtures/make-picture.ts";
import { fixedWorksIn } from "#tests/fixtures/work-of.ts";
import { imageKind, squareWebp } from "./images.server.ts";

const text = (words: string) => new TextEncoder().encode(words);

describe("a picture from outside", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "a %s becomes a square WebP without what the file said of its maker",
    async (format) => {
      const rendered = await squareWebp(await makePicture({ format }), 256);
      const facts = await sharp(rendered!).metadata();
      expect(facts).toMatchObject({ format: "webp", width: 256, height: 256 });
      expect([facts.exif, facts.icc, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(rendered!.includes("Ayesha")).toBe(false);
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
    const { data } = await sharp((await squareWebp(sideways, 64))!)
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
    expect(await squareWebp(await make(), 256)).toBeNull();
  });

  test("a small file that unpacks to a huge picture is not unpacked", async () => {
    const bomb = await makePicture({ width: 7_100, height: 7_100, format: "png" });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const work = await fixedWorksIn(async () => expect(await squareWebp(bomb, 256)).toBeNull());
    expect(work).toBeLessThan(50);
  });

  test("its kind is what its bytes say", async () => {
    expect(imageKind(await makePicture({ format: "png" }))).toBe("png");
    expect(imageKind(text("RIFF1234WEBQ"))).toBeNull();
  });
});
