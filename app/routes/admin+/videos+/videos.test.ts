import { beforeEach, describe, expect, test } from "vitest";
import { listVideos } from "#app/domain/content/list-videos.server.ts";
import type { Video } from "#app/generated/prisma/client.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { returnedForm, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { resourceSection } from "#tests/fixtures/resource-section.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as act, loader as download } from "./$.ts";
import { action, loader } from "./index.tsx";

const path = "/admin/videos";
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const { save, act: post, formOf } = resourceSection<Video>({ path, loader, action, act, download }, editor);
const html = async (query = "") => (await openAdmin(path + query, editor)).html;
const address = (id: string) => `https://www.youtube.com/watch?v=${id}`;
const thumbnail = (id: string) => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
const whole = { title: "Karahi", youtube_url: address("kA7ah1Ch1ck"), is_active: "on" };
const only = () => db.video.findFirstOrThrow();
const make = (title: string, more: Partial<Video> = {}) =>
  db.video.create({ data: { title, youtubeUrl: address("tM4nd1Mu1tA"), ...more } });
const cardsOf = (page: string) =>
  [...page.matchAll(/<li data-row[\s\S]*?<\/li>/g)].map(([card]) => /<a [^>]*>([^<]*)<\/a>/.exec(card)?.[1]);
const controlOf = (page: string, name: string) =>
  new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(page)?.[1] ?? "";
const optionsOf = (page: string, name: string) =>
  [...controlOf(page, name).matchAll(/<option[^>]*>([^<]+)<\/option>/g)]
    .map(([, label]) => label)
    .filter((label) => label !== "Choose");
const chosenIn = (page: string, name: string) => /<option[^>]*selected=""[^>]*>([^<]+)</.exec(controlOf(page, name))?.[1];

beforeEach(async () => {
  await db.video.deleteMany();
  await db.deletedRow.deleteMany();
});

describe("the videos", () => {
  test("B2.41 B7.61 stand as cards, each with its thumbnail and at most 3 of its tags", async () => {
    await make("Mandi at five", { tags: ["sabzi", "mandi", "fresh", "early"], thumbnailUrl: "/uploads/content/7.webp" });
    const page = await html();
    expect(cardsOf(page)).toEqual(["Mandi at five"]);
    const card = /<li data-row[\s\S]*?<\/li>/.exec(page)?.[0] ?? "";
    expect(card).toContain('src="/uploads/content/7.webp"');
    expect([...card.matchAll(/class="badge[^"]*"[^>]*>([^<]*)</g)].map(([, tag]) => tag)).toEqual(["sabzi", "mandi", "fresh"]);
  });

  test("B2.40 are narrowed by a search and by category and language", async () => {
    await make("Mandi at five", { category: "general", language: "roman_urdu" });
    await make("Chicken karahi", { category: "tutorial", language: "ur", description: "A recipe." });
    await make("How to order", { category: "tutorial", language: "en" });
    expect(cardsOf(await html("?q=recipe"))).toEqual(["Chicken karahi"]);
    expect(cardsOf(await html("?category=tutorial")).toSorted()).toEqual(["Chicken karahi", "How to order"]);
    expect(cardsOf(await html("?language=roman_urdu"))).toEqual(["Mandi at five"]);
    expect(cardsOf(await html("?category=tutorial&language=en"))).toEqual(["How to order"]);
    const page = await html();
    expect(page).toMatch(/<input type="search" name="q"/);
    const offered = (label: string, values: string[]) => ["any", ...values].map((value) => `${label}: ${value}`);
    const categories = ["general", "tutorial", "product-demo", "promotional", "educational"];
    expect(optionsOf(page, "category")).toEqual(offered("Category", categories));
    expect(optionsOf(page, "language")).toEqual(offered("Language", ["en", "ur", "roman-urdu"]));
  });

  test("without a thumbnail a video shows a placeholder", async () => {
    await make("Mandi at five");
    expect(await html()).toMatch(/<img class="resource-cover"[^>]*src="\/placeholders\//);
  });

  test("an empty section says what videos are for, and leads to the first one", async () => {
    expect(await html()).toMatch(/No videos yet\.[\s\S]*href="\/admin\/videos\?edit=new"/);
  });

  test("whoever may only view reads a video and can change none", async () => {
    const { id } = await make("Mandi at five");
    const { html: page } = await openAdmin(path, viewer);
    expect(page).toContain("Mandi at five");
    expect(page).not.toContain("edit=new");
    const refused = await resourceSection<Video>({ path, loader, action, act, download }, viewer)
      .act(`${id}/delete`, { version: "1" })
      .catch((answer: Response) => answer);
    expect(refused.status).toBe(403);
    expect(await db.video.count()).toBe(1);
  });
});

describe("a video", () => {
  test("B3.28 B7.62 B7.63 B7.65 is added and edited in a dialog with all its fields", async () => {
    const extra = {
      category: "tutorial",
      language: "roman_urdu",
      status: "draft",
      featured: "on",
      description: "In 30 minutes.",
    };
    const answer = await save({ ...whole, ...extra, tags: "recipe, chicken", thumbnail_url: "/uploads/content/7.webp" });
    expect([answer.location, shownToast(answer)]).toEqual([path, "“Karahi” is added."]);
    const added = await only();
    expect(added).toMatchObject({
      ...{ title: "Karahi", youtubeUrl: address("kA7ah1Ch1ck"), description: "In 30 minutes.", isActive: true, featured: true },
      ...{ category: "tutorial", language: "roman_urdu", status: "draft", tags: ["recipe", "chicken"], viewCount: 0 },
      ...{ thumbnailUrl: "/uploads/content/7.webp" },
    });
    const {
      is_active: _,
      featured: __,
      ...form
    } = await formOf(added.id, {
      ...{ title: "Biryani", status: "inactive", language: "en", category: "educational", tags: "rice, mutton" },
      ...{ description: "In 40 minutes." },
    });
    expect((await save(form)).location).toBe(path);
    expect(await only()).toMatchObject({
      ...{ id: added.id, title: "Biryani", isActive: false, featured: false, status: "inactive", language: "en" },
      ...{ category: "educational", tags: ["rice", "mutton"], description: "In 40 minutes." },
    });
    expect(await html("?edit=new")).toMatch(/<h2[^>]*>Add Video<\/h2>/);
    const edited = await html(`?edit=${added.id}`);
    expect(edited).toMatch(/<h2[^>]*>Edit Video<\/h2>/);
    for (const label of ["Title", "YouTube URL", "Description", "Thumbnail URL", "Active"]) expect(edited).toContain(label);
  });

  test("B5.39 without title or YouTube URL is refused in a sentence, and what was typed stays", async () => {
    for (const missing of ["title", "youtube_url"]) {
      const answer = await save({ ...whole, [missing]: " " });
      expect(answer.status).toBe(400);
      expect(returnedForm(answer).error).toEqual({
        "": ["Title and YouTube URL are required"],
        [missing]: ["Please fill this in."],
      });
      expect(returnedForm(answer).initialValue).toMatchObject({ ...whole, [missing]: " " });
    }
    expect(await db.video.count()).toBe(0);
  });

  test.each(["https://example.com/watch?v=kA7ah1Ch1ck", "youtube", "https://youtu.be/short", "javascript:alert(1)"])(
    "an address without a YouTube id is refused at its field: %s",
    async (youtube_url) => {
      const answer = await save({ ...whole, youtube_url });
      expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, ["youtube_url"]]);
      expect(await db.video.count()).toBe(0);
    },
  );

  test("one that was saved without an id can still be switched off, and a failure to do so says so", async () => {
    const { id } = await make("Old", { youtubeUrl: "https://example.com/old" });
    await post(`${id}/deactivate`);
    expect((await only()).isActive).toBe(false);
    const failed = await withoutTable("videos", () => post(`${id}/activate`));
    expect(shownFailure(failed)).toBe("Failed to save video");
  });

  test("B5.41 without a thumbnail of its own it has YouTube's, of the id that it has now", async () => {
    await save(whole);
    const { id } = await only();
    expect((await only()).thumbnailUrl).toBe(thumbnail("kA7ah1Ch1ck"));
    await save(await formOf(id, { youtube_url: "https://youtu.be/tM4nd1Mu1tA" }));
    expect((await only()).thumbnailUrl).toBe(thumbnail("tM4nd1Mu1tA"));
    await save(await formOf(id, { thumbnail_url: "/uploads/content/7.webp" }));
    expect((await only()).thumbnailUrl).toBe("/uploads/content/7.webp");
    await save(await formOf(id, { thumbnail_url: "" }));
    expect((await only()).thumbnailUrl).toBe(thumbnail("tM4nd1Mu1tA"));
    const { videos } = await listVideos(null);
    expect(videos[0]?.picture).toMatch(/^\/placeholders\//);
  });

  test("B5.42 its tags are split on commas, trimmed, and empty ones dropped", async () => {
    await save({ ...whole, tags: " recipe ,, chicken,  , karahi " });
    expect((await only()).tags).toEqual(["recipe", "chicken", "karahi"]);
  });

  test("B9.18 begins as general, en, active, switched on and not featured", async () => {
    await save(whole);
    expect(await only()).toMatchObject({
      ...{ category: "general", language: "en", status: "active", isActive: true, featured: false },
    });
    const page = await html("?edit=new");
    expect(["category", "language", "status"].map((name) => chosenIn(page, name))).toEqual(["general", "en", "active"]);
    expect(page).toMatch(/<input[^>]*name="is_active"[^>]*checked=""|checked=""[^>]*name="is_active"/);
    expect(page).not.toMatch(/<input[^>]*name="featured"[^>]*checked=""|checked=""[^>]*name="featured"/);
  });

  test("B3.37 B3.38 B3.39 offers its categories, languages and statuses", async () => {
    const page = await html("?edit=new");
    expect(optionsOf(page, "category")).toEqual(["general", "tutorial", "product-demo", "promotional", "educational"]);
    expect(optionsOf(page, "language")).toEqual(["en", "ur", "roman-urdu"]);
    expect(optionsOf(page, "status")).toEqual(["active", "inactive", "draft"]);
  });

  test("B4.16 has a status that is set independently of whether it is switched on", async () => {
    await save(whole);
    const { id } = await only();
    await save(await formOf(id, { status: "draft" }));
    expect(await only()).toMatchObject({ status: "draft", isActive: true });
    const { is_active: _, ...off } = await formOf(id, {});
    await save(off);
    expect(await only()).toMatchObject({ status: "draft", isActive: false });
    await save(await formOf(id, { status: "active" }));
    expect(await only()).toMatchObject({ status: "active", isActive: false });
    expect((await listVideos(null)).videos).toEqual([]);
  });

  test("B7.64 is deleted after the question, and can be taken back", async () => {
    const { id } = await make("Mandi at five");
    expect(await html()).toContain("Are you sure you want to delete this video?");
    expect(shownToast(await post(`${id}/delete`, { version: "1" }))).toBe("“Mandi at five” is deleted.");
    expect(await db.video.count()).toBe(0);
    await post(`${id}/restore`);
    expect((await only()).title).toBe("Mandi at five");
  });

  test("B8.39 a list that cannot be read, a video that cannot be saved and one that cannot be deleted say so", async () => {
    const { id } = await make("Mandi at five");
    await withoutTable("videos", async () => {
      expect(await html()).toContain("Failed to fetch videos");
      const { html: page } = await openAdmin(`${path}?edit=new`, { ...editor, form: whole });
      expect(page).toContain("Failed to save video");
      expect(page).toContain('value="Karahi"');
      expect(shownFailure(await post(`${id}/delete`, { version: "1" }))).toBe("Failed to delete video");
    });
  });
});
