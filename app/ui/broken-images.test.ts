import { expect, test } from "vitest";
import { watchBrokenImages } from "./broken-images.ts";

class Picture extends EventTarget {
  readonly tagName = "IMG";
  readonly attributes = new Map<string, string>();
  complete = false;
  naturalWidth = 0;
  currentSrc = "";
  constructor(src: string) {
    super();
    this.attributes.set("src", src);
  }
  getAttribute = (name: string) => this.attributes.get(name) ?? null;
  setAttribute = (name: string, value: string) => this.attributes.set(name, value);
  removeAttribute = (name: string) => this.attributes.delete(name);
}

/** A page whose listener captures errors of its pictures, as a document does. */
function pageWith(...pictures: Picture[]) {
  let hear: (event: { target: Picture }) => void = () => {};
  const page = { images: pictures, addEventListener: (_: string, listener: typeof hear) => (hear = listener) };
  watchBrokenImages(page as unknown as Document);
  return (target: Picture) => hear({ target });
}

test("A8.34 a picture that fails to load becomes the placeholder, once", () => {
  const picture = new Picture("/uploads/gone.jpg");
  picture.attributes.set("srcset", "/uploads/gone-2x.jpg 2x");
  const fail = pageWith(picture);
  fail(picture);
  expect(Object.fromEntries(picture.attributes)).toEqual({ src: "/placeholder.svg" });
  picture.attributes.set("kept", "yes");
  fail(picture);
  expect(picture.attributes.get("kept")).toBe("yes");
});

test("A8.34 the other formats of a broken picture don't stand in for the placeholder", () => {
  const source = new Picture("");
  source.attributes.set("srcset", "/uploads/gone/320.avif");
  const picture = Object.assign(new Picture("/uploads/gone/320.webp"), { parentElement: { querySelectorAll: () => [source] } });
  pageWith(picture)(picture);
  expect([picture.getAttribute("src"), source.getAttribute("srcset")]).toEqual(["/placeholder.svg", null]);
});

test("A8.34 a picture that had failed before the script came is mended too, one still loading is left alone", () => {
  const failed = Object.assign(new Picture("/uploads/gone.jpg"), { complete: true, currentSrc: "http://shop/uploads/gone.jpg" });
  const loading = new Picture("/uploads/slow.jpg");
  pageWith(failed, loading);
  expect(failed.getAttribute("src")).toBe("/placeholder.svg");
  expect(loading.getAttribute("src")).toBe("/uploads/slow.jpg");
});
