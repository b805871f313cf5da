import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, test } from "vitest";
import { listHomeSlides } from "#app/domain/content/list-home-slides.server.ts";
import { listenForChanges, stopListeningForChanges, subscribeToChanges } from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./index.tsx";
import { action as refresh } from "./refresh.ts";
import { action as remove } from "./slides.$slideId.delete.ts";
import { action as move } from "./slides.$slideId.move.ts";

const path = "/admin/content";
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const picture = "/placeholders/carrot-85.svg";
const whole = { alt: "Tomatoes", title: "Fresh", desktop_image_url: picture, mobile_image_url: picture, url: "/products" };
const save = (form: Record<string, string> | FormData) => answerTo(action(post(path, form, editor)));
const act = (serve: (args: ActionFunctionArgs) => unknown, id: number, form: Record<string, string> = {}) =>
  answerTo(serve(post(path, form, { ...editor, params: { slideId: String(id) } })));
const listed = () => db.featuredSlide.findMany({ orderBy: { order: "asc" } });
const makeSlide = (order: number, alt = `Slide ${order}`) =>
  db.featuredSlide.create({ data: { alt, desktopImageUrl: picture, mobileImageUrl: picture, order } });

beforeEach(async () => {
  await db.featuredSlide.deleteMany();
});

describe("a new slide", () => {
  test("A7.40 A3.11 A8.27 is added with all that it is, and the home page shows it at once", async () => {
    const answer = await save({ ...whole, description: "Today only.", title_ur: "Taaza" });
    expect([answer.location, shownToast(answer)]).toEqual([path, "Slide added"]);
    const [slide] = await listed();
    expect(slide).toMatchObject({
      ...{ title: "Fresh", description: "Today only.", desktopImageUrl: picture, mobileImageUrl: picture },
      ...{ url: "/products", alt: "Tomatoes", order: 1 },
    });
    expect(slide?.id).toBeGreaterThan(0);
    const { slides } = await listHomeSlides("ur");
    expect(slides).toMatchObject([{ title: "Taaza", text: "Today only.", alt: "Tomatoes", href: "/products", wide: picture }]);
  });

  test("A9.11 stands below the others, and is number 1 when there is none", async () => {
    await save(whole);
    expect((await listed()).map(({ order }) => order)).toEqual([1]);
    await db.featuredSlide.updateMany({ data: { order: 7 } });
    await makeSlide(3);
    await save(whole);
    expect((await listed()).map(({ order }) => order)).toEqual([3, 7, 8]);
  });

  test.each(["alt", "desktop_image_url", "mobile_image_url"])("A5.22 without %s is refused", async (missing) => {
    const answer = await save({ ...whole, [missing]: "" });
    expect(answer.status).toBe(400);
    expect(returnedForm(answer).error).toEqual({ "": ["Alt text, desktop image, and mobile image are required."] });
    expect(await listed()).toEqual([]);
  });

  test("a picture elsewhere, a script as link and a page that is no picture are refused at their fields", async () => {
    const wrong = returnedForm(
      await save({ ...whole, url: "javascript:alert(1)", desktop_image_url: "https://other.test/a.jpg" }),
    ).error;
    expect(Object.keys(wrong).sort()).toEqual(["desktop_image_url", "url"]);
    const form = formWithFile("desktop_image", "<html>no picture</html>");
    for (const [name, value] of Object.entries(whole)) form.append(name, value);
    expect(Object.keys(returnedForm(await save(form)).error)).toEqual(["desktop_image"]);
    expect(await listed()).toEqual([]);
  });

  test("its pictures may come along as files", async () => {
    const form = formWithFile("desktop_image", await makePicture());
    form.append("mobile_image", new File([(await makePicture()) as BlobPart], "m.jpg", { type: "image/jpeg" }));
    form.append("alt", "Tomatoes");
    expect((await save(form)).status).toBe(302);
    const [slide] = await listed();
    expect([slide?.desktopImageUrl, slide?.mobileImageUrl]).toEqual([
      expect.stringMatching(/^\/uploads\/content\/\d+\.webp$/),
      expect.stringMatching(/^\/uploads\/content\/\d+\.webp$/),
    ]);
  });
});

describe("the slides that are there", () => {
  test("A7.38 B2.03 are listed in their order", async () => {
    await makeSlide(2, "Second");
    await makeSlide(1, "First");
    const { status, html } = await openAdmin(path, editor);
    expect(status).toBe(200);
    expect(html.indexOf(">First<")).toBeLessThan(html.indexOf(">Second<"));
    for (const tab of ["Featured Slides", "Promotional Banners", "Seasonal Products", "Pages & Policies"])
      expect(html.replaceAll("&amp;", "&")).toContain(`>${tab}</a>`);
  });

  test("A7.41 A4.13 A8.27 are edited above the list: saving closes the editor, and so does cancelling", async () => {
    const { id } = await makeSlide(1);
    const open = await openAdmin(`${path}?edit=${id}`, editor);
    expect(open.html).toContain("<h2>Edit Slide</h2>");
    expect(open.html).toMatch(new RegExp(`<a href="${path}"[^>]*>Cancel</a>`));
    const answer = await save({ ...whole, id: String(id), version: "1" });
    expect([answer.location, shownToast(answer)]).toEqual([path, "Slide updated"]);
    expect(await listed()).toMatchObject([{ id, alt: "Tomatoes", order: 1, version: 2 }]);
    expect((await openAdmin(path, editor)).html).not.toContain("Edit Slide</h2>");
  });

  test("two people save the same slide: the second is told and sees what is saved now", async () => {
    const { id } = await makeSlide(1);
    await save({ ...whole, id: String(id), version: "1" });
    const again = { ...whole, alt: "Onions", id: String(id), version: "1" };
    const { status, html } = await openAdmin(`${path}?edit=${id}`, { ...editor, form: again });
    expect(status).toBe(409);
    expect(html).toContain("Somebody else changed this while you were editing it.");
    expect(html).toContain("Saved now: Tomatoes");
    expect(html).toContain('value="Onions"');
    expect((await listed())[0]?.alt).toBe("Tomatoes");
  });

  test("A7.42 A8.27 are deleted by id, and the audit book keeps what they were", async () => {
    const { id } = await makeSlide(1, "Gone");
    const answer = await act(remove, id);
    expect([answer.location, shownToast(answer)]).toEqual([path, "Slide deleted"]);
    expect(await listed()).toEqual([]);
    const book = await db.auditEntry.findFirst({ where: { entity: "slide", entityId: String(id), action: "delete" } });
    expect(book).toMatchObject({ byUserId: editor.id, before: { alt: "Gone" } });
    expect(shownToast(await act(remove, id))).toBe("Failed to delete slide");
  });

  test("A2.120 move up and down, not beyond the ends, also where two share a place", async () => {
    const [a, b, c] = [await makeSlide(1, "a"), await makeSlide(1, "b"), await makeSlide(5, "c")];
    const alts = async () => (await listed()).map(({ alt }) => alt).join("");
    await act(move, c.id, { direction: "up" });
    expect(await alts()).toBe("acb");
    await act(move, a.id, { direction: "down" });
    expect(await alts()).toBe("cab");
    await act(move, c.id, { direction: "up" });
    await act(move, b.id, { direction: "down" });
    await act(move, b.id, { direction: "sideways" });
    expect(await alts()).toBe("cab");
  });

  test("their timeline says who changed what when, the latest first, to all who may look", async () => {
    await save(whole);
    const { id } = (await listed())[0]!;
    await makeSlide(2);
    await act(move, id, { direction: "down" });
    await save({ ...whole, title: "Fresh today", id: String(id), version: "1" });
    await save({ ...whole, title: "Fresh today", id: String(id), version: "2" });
    expect((await openAdmin(path, viewer)).html).toContain(`href="${path}?history=${id}" aria-label="Timeline of Fresh today"`);
    const { html } = await openAdmin(`${path}?history=${id}`, viewer);
    const [, told = ""] = /<ol class="admin-timeline">(.*?)<\/ol>/s.exec(html) ?? [];
    expect([...told.matchAll(/<(?:b|p)>([^<]*)</g)].map(([, words]) => words)).toEqual([
      ...["Edited", "Title: Fresh → Fresh today"],
      ...["Moved", "Order: 1 → 2"],
      "Added",
    ]);
    expect((await openAdmin(`${path}?history=999999`, viewer)).html).not.toContain("admin-timeline");
  });

  test("who may only look sees no button that changes anything", async () => {
    const { id } = await makeSlide(1);
    const { html } = await openAdmin(`${path}?edit=${id}`, viewer);
    for (const hidden of ["Add Slide", "Delete", "Global Settings", 'name="alt"']) expect(html).not.toContain(hidden);
  });
});

test("A2.120 the first slide's way up and the last one's way down say that they lead nowhere", async () => {
  for (const order of [1, 2]) await makeSlide(order);
  const { html } = await openAdmin(path, editor);
  const ways = [...html.matchAll(/<button[^>]*aria-label="Move [^"]* (up|down)"[^>]*>/g)].map(
    ([button, way]) => `${way} ${button.includes('aria-disabled="true"')}`,
  );
  expect([ways[0], ways[1], ways.at(-2), ways.at(-1)]).toEqual(["up true", "down false", "up false", "down true"]);
});

test("B2.04 Global Settings says 'Changes saved successfully!', changes nothing, and has the public pages made anew", async () => {
  await makeSlide(1);
  const content = async () => [await listed(), await db.setting.findMany(), await db.auditEntry.count()];
  const before = await content();
  const changes: (string | undefined)[] = [];
  await listenForChanges();
  subscribeToChanges((change) => changes.push(change));
  const answer = await answerTo(refresh(post(`${path}/refresh`, { return_to: "/admin/content/banners" }, editor)));
  expect([answer.location, shownToast(answer)]).toEqual(["/admin/content/banners", "Changes saved successfully!"]);
  expect(await content()).toEqual(before);
  await expect.poll(() => changes.at(-1)).toBe("site_texts");
  await stopListeningForChanges();
});

test.each([
  ["en", "makes every page of the store anew"],
  ["ur", "store ka har page naye siray se banata hai"],
] as const)("beside Global Settings stands what it does (%s)", async (lang, says) => {
  const { html } = await openAdmin(path, { ...editor, lang });
  expect(html).toMatch(new RegExp(`aria-describedby="global-why".*<p id="global-why"[^>]*>[^<]*${says}`, "s"));
});
