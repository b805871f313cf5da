import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { openContent } from "#tests/support/content-pages.tsx";

let made = 0;

const add = (title: string, more: object = {}) =>
  db.video.create({
    data: { title, youtubeUrl: "https://youtu.be/tM4nd1Mu1tA", createdAt: new Date(Date.UTC(2026, 10, 1, 0, made++)), ...more },
  });

const titles = (html: string) => [...html.matchAll(/<h2[^>]*><a [^>]*>(.*?)<\/a>/g)].map(([, title]) => title);
const open = async (query = "") => (await openContent(`/videos${query}`)).html;

beforeEach(async () => {
  await db.video.deleteMany();
});

test("A2.20 /videos shows the featured videos first, then the latest", async () => {
  await add("Old");
  await add("New");
  await add("Star", { featured: true, createdAt: new Date(0) });
  expect(titles(await open())).toEqual(["Star", "New", "Old"]);
});

describe("nothing is asked of YouTube before somebody presses play", () => {
  test("the page shows our own pictures and no player", async () => {
    await add("Karahi", { category: "tutorial" });
    await add("Mandi", { thumbnailUrl: "/uploads/mandi.webp" });
    await add("Spy", { thumbnailUrl: "https://i.ytimg.com/vi/tM4nd1Mu1tA/hq.jpg" });
    const html = await open();
    expect(html).not.toMatch(/<iframe|ytimg|(?:src|srcset|poster)="(?!\/)|preconnect/);
    expect(html).toContain('src="/uploads/mandi.webp"');
    expect(html).toContain('src="/placeholders/utensils-45.svg"');
  });

  test("without JavaScript a video is a link to YouTube", async () => {
    await add("Mandi");
    expect(await open()).toMatch(
      /<a href="https:\/\/www\.youtube\.com\/watch\?v=tM4nd1Mu1tA"[^>]*target="_blank" rel="noopener noreferrer">Mandi<\/a>/,
    );
  });
});

test("hidden: what is switched off, inactive or a draft, and what is no video of YouTube", async () => {
  await add("Shown");
  await add("Off", { isActive: false });
  await add("Inactive", { status: "inactive" });
  await add("Draft", { status: "draft" });
  await add("Elsewhere", { youtubeUrl: "https://elsewhere.test/watch?v=tM4nd1Mu1tA" });
  expect(titles(await open())).toEqual(["Shown"]);
});

describe("the kinds of videos", () => {
  test("narrow the list by the address", async () => {
    await add("Karahi", { category: "tutorial" });
    await add("Kettle", { category: "product_demo" });
    expect(titles(await open("?category=tutorial"))).toEqual(["Karahi"]);
    expect(titles(await open("?category=product_demo"))).toEqual(["Kettle"]);
    expect(await open("?category=tutorial")).toMatch(/href="\/videos\?category=tutorial" aria-current="page">How to/);
  });

  test("are offered only where there are videos of the kind", async () => {
    await add("Karahi", { category: "tutorial" });
    await add("Kettle", { category: "product_demo" });
    const offered = [...(await open()).matchAll(/href="\/videos\?category=(\w+)"/g)].map(([, kind]) => kind);
    expect(offered).toEqual(["tutorial", "product_demo"]);
  });

  test.each(["nonsense", "", "%00", "<script>", "tutorial'--"])("%s as a kind shows them all", async (kind) => {
    await add("Karahi", { category: "tutorial" });
    expect(titles(await open(`?category=${encodeURIComponent(kind)}`))).toEqual(["Karahi"]);
  });
});

test("markup in a title or description comes out as text", async () => {
  await add("<b>x</b>", { description: "<img src=x onerror=alert(1)>" });
  const html = await open();
  expect(html).toContain("&lt;b&gt;x&lt;/b&gt;");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});
