import { beforeEach, expect, test } from "vitest";
import { listHomeSlides } from "#app/domain/content/list-home-slides.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./banners.tsx";
import { action as activate } from "./banners_.$bannerId.active.ts";
import { action as remove } from "./banners_.$bannerId.delete.ts";

const path = "/admin/content/banners";
const editor = await makeStaff("editor");
const whole = {
  title: "Winter mewa",
  description: "Ready to gift.",
  image_url: "/placeholders/nut-40.svg",
  link_url: "/packages",
  active: "on",
};
const add = (form: Record<string, string>) => answerTo(action(post(path, form, editor)));
const act = (serve: typeof activate, id: number, form: Record<string, string> = {}) =>
  answerTo(serve(post(path, form, { ...editor, params: { bannerId: String(id) } })));
const only = () => db.promotionalBanner.findFirstOrThrow();
const shown = async () => (await listHomeSlides("en")).banners.map(({ title }) => title);

/** While the table is not there, nothing about banners works. */
async function withoutTable(work: () => Promise<void>) {
  await db.$executeRawUnsafe("ALTER TABLE promotional_banners RENAME TO banners_elsewhere");
  try {
    await work();
  } finally {
    await db.$executeRawUnsafe("ALTER TABLE banners_elsewhere RENAME TO promotional_banners");
  }
}

beforeEach(async () => {
  await db.promotionalBanner.deleteMany();
});

test("A7.44 A3.12 A3.13 A8.28 a banner is added, its link says Shop Now, and the home page shows it at once", async () => {
  const answer = await add(whole);
  expect([answer.location, shownToast(answer)]).toEqual([path, "Banner Added"]);
  expect(await only()).toMatchObject({
    ...{ title: "Winter mewa", description: "Ready to gift.", imageUrl: "/placeholders/nut-40.svg", linkUrl: "/packages" },
    ...{ linkText: "Shop Now", active: true, createdAt: expect.any(Date) },
  });
  expect((await listHomeSlides("en")).banners).toMatchObject([{ title: "Winter mewa", href: "/packages", linkText: "Shop Now" }]);
  expect((await openAdmin(path, editor)).html).toContain('name="link_text" value="Shop Now"');
});

test.each(["title", "description", "image_url", "link_url"])("A5.23 a banner without %s is refused", async (missing) => {
  const answer = await add({ ...whole, [missing]: " " });
  expect(answer.status).toBe(400);
  expect(returnedForm(answer).error).toEqual({ "": ["Please provide all required fields."] });
  expect(await db.promotionalBanner.count()).toBe(0);
});

test("A7.43 banners are listed newest first", async () => {
  await add({ ...whole, title: "Older" });
  await db.promotionalBanner.updateMany({ data: { createdAt: new Date(0) } });
  await add({ ...whole, title: "Newer" });
  const { html } = await openAdmin(path, editor);
  expect(html.indexOf(">Newer<")).toBeLessThan(html.indexOf(">Older<"));
});

test("A7.45 A8.30 Activate and Deactivate decide whether customers see it", async () => {
  await add(whole);
  const { id } = await only();
  expect((await openAdmin(path, editor)).html).toContain("Deactivate<span");
  const answer = await act(activate, id, { active: "no" });
  expect([answer.location, shownToast(answer)]).toEqual([path, "Status Updated"]);
  expect([(await only()).active, await shown()]).toEqual([false, []]);
  expect((await openAdmin(path, editor)).html).toContain(">Activate<span");
  await act(activate, id, { active: "yes" });
  await act(activate, id, { active: "yes" });
  expect(await shown()).toEqual(["Winter mewa"]);
  expect(await db.auditEntry.count({ where: { entity: "banner", entityId: String(id), action: "save" } })).toBe(2);
});

test("a banner's timeline says who added and switched it", async () => {
  await add(whole);
  const { id } = await only();
  await act(activate, id, { active: "no" });
  const { html } = await openAdmin(`${path}?history=${id}`, editor);
  expect(html).toContain("<h2>Timeline of Winter mewa</h2>");
  expect(html).toMatch(/<b>Edited<\/b><p>State: Active → Inactive<\/p>.*<b>Added<\/b>/s);
});

test("A7.46 A8.29 a banner is deleted", async () => {
  await add(whole);
  const { id } = await only();
  const answer = await act(remove, id);
  expect([answer.location, shownToast(answer)]).toEqual([path, "Banner Deleted"]);
  expect(await db.promotionalBanner.count()).toBe(0);
});

test("A8.29 A8.30 what is gone meanwhile could not be deleted or switched", async () => {
  expect(shownToast(await act(remove, 99))).toBe("Failed to delete banner");
  expect(shownToast(await act(activate, 99, { active: "yes" }))).toBe("Failed to update status");
});

test("A8.17 A8.28 A8.29 A8.30 when the database can't be reached, the page says what failed and keeps what was typed", async () => {
  await withoutTable(async () => {
    const { html } = await openAdmin(path, editor);
    expect(html).toContain("Failed to load banners");
    const refused = await openAdmin(path, { ...editor, form: whole });
    expect(refused.html).toContain("Failed to add new banner");
    expect(refused.html).toContain('value="Winter mewa"');
    expect(shownToast(await act(remove, 1))).toBe("Failed to delete banner");
    expect(shownToast(await act(activate, 1, { active: "yes" }))).toBe("Failed to update status");
  });
});
