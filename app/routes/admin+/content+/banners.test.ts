import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listHomeSlides } from "#app/domain/content/list-home-slides.server.ts";
import { takeToast } from "#app/http/toast.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, cookieGiven, post, returnedForm, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { withoutTable } from "#tests/fixtures/without-table.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action } from "./banners.tsx";
import { action as act } from "./banners_.$.ts";

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
const actAt = (below: string, form: Record<string, string> = {}) =>
  answerTo(act(post(`${path}/${below}`, form, { ...editor, params: { "*": below } })));
const only = () => db.promotionalBanner.findFirstOrThrow();
const shown = async () => (await listHomeSlides("en")).banners.map(({ title }) => title);

beforeEach(async () => {
  await db.promotionalBanner.deleteMany();
});

test("A7.44 A3.12 A3.13 A8.28 a banner is added, its link says Shop Now, and the home page shows it at once", async () => {
  const answer = await add(whole);
  expect([answer.location, shownToast(answer)]).toEqual([path, "Banner Added"]);
  expect(await only()).toMatchObject({
    ...{ title: "Winter mewa", description: "Ready to gift.", imageUrl: "/placeholders/nut-40.svg", linkUrl: "/packages" },
    ...{ id: expect.any(Number), linkText: "Shop Now", active: true, createdAt: expect.any(Date) },
  });
  expect((await listHomeSlides("en")).banners).toMatchObject([{ title: "Winter mewa", href: "/packages", linkText: "Shop Now" }]);
  expect((await openAdmin(`${path}?edit=new`, editor)).html).toMatch(/name="link_text"[^>]*value="Shop Now"/);
});

test.each(["title", "description", "image_url", "link_url"])("A5.23 a banner without %s is refused", async (missing) => {
  const answer = await add({ ...whole, [missing]: " " });
  expect(answer.status).toBe(400);
  expect(returnedForm(answer).error).toEqual({
    "": ["Please provide all required fields."],
    [missing]: ["Please fill this in."],
  });
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
  expect((await openAdmin(path, editor)).html).toMatch(/Deactivate<\/button>/);
  const answer = await actAt(`${id}/deactivate`);
  expect([answer.location, shownToast(answer)]).toEqual([path, "Status Updated"]);
  expect([(await only()).active, await shown()]).toEqual([false, []]);
  expect((await openAdmin(path, editor)).html).toMatch(/<\/svg>Activate<\/button>/);
  await actAt(`${id}/activate`);
  await actAt(`${id}/activate`);
  expect(await shown()).toEqual(["Winter mewa"]);
  expect(await db.auditEntry.count({ where: { entity: "banner", entityId: String(id), action: "save" } })).toBe(2);
});

test("a banner's timeline says who added and switched it", async () => {
  await add(whole);
  const { id } = await only();
  await actAt(`${id}/deactivate`);
  const { html } = await openAdmin(`${path}?history=${id}`, editor);
  expect(html).toContain(">Timeline of Winter mewa</h2>");
  expect(html).toMatch(/<b>Edited<\/b><p>State: Active → Inactive<\/p>.*<b>Added<\/b>/s);
});

test("A7.46 A8.29 a banner is deleted", async () => {
  await add(whole);
  const { id } = await only();
  const answer = await actAt(`${id}/delete`, { version: "1" });
  expect([answer.location, shownToast(answer)]).toEqual([path, "Banner Deleted"]);
  expect(await db.promotionalBanner.count()).toBe(0);
});

test("A8.29 A8.30 what is gone meanwhile could not be deleted or switched", async () => {
  expect(shownFailure(await actAt("99/delete", { version: "1" }))).toBe("Failed to delete banner");
  expect(shownFailure(await actAt("99/activate"))).toBe("Failed to update status");
});

test("A8.17 A8.28 A8.29 A8.30 when the database can't be reached, the page says what failed and keeps what was typed", async () => {
  await withoutTable("promotional_banners", async () => {
    const { html } = await openAdmin(path, editor);
    expect(html).toContain("Failed to load banners");
    const refused = await openAdmin(`${path}?edit=new`, { ...editor, form: whole });
    expect(refused.html).toContain("Failed to add new banner");
    expect(refused.html).toContain('value="Winter mewa"');
    expect(shownFailure(await actAt("1/delete", { version: "1" }))).toBe("Failed to delete banner");
    expect(shownFailure(await actAt("1/activate"))).toBe("Failed to update status");
  });
});

test("a hidden banner is shown again, and a deleted one restored, from the toast that says so", async () => {
  await add(whole);
  const { id } = await only();
  const undoOf = (answer: Awaited<ReturnType<typeof actAt>>) =>
    takeToast(visit("/", { cookie: `toast=${cookieGiven(answer, "toast")}` }).request, "en")?.undo;
  expect(undoOf(await actAt(`${id}/deactivate`))).toBe(`${path}/${id}/activate`);
  await actAt(`${id}/activate`);
  expect(await shown()).toEqual(["Winter mewa"]);
  expect(undoOf(await actAt(`${id}/delete`, { version: "3" }))).toBe(`${path}/${id}/restore`);
  await actAt(`${id}/restore`);
  expect(await shown()).toEqual(["Winter mewa"]);
});

test("a picture that came along as a file is stored, and one that is no picture is refused at its field", async () => {
  const send = (picture: Parameters<typeof formWithFile>[1]) => {
    const form = formWithFile("image_url_file", picture);
    for (const [name, value] of Object.entries(whole)) if (name !== "image_url") form.append(name, value);
    return answerTo(action(post(path, form, editor)));
  };
  expect(Object.keys(returnedForm(await send("<html>no picture</html>")).error)).toEqual(["image_url"]);
  expect(await db.promotionalBanner.count()).toBe(0);
  expect((await send(await makePicture())).status).toBe(302);
  expect((await only()).imageUrl).toMatch(/^\/uploads\/content\/\d+\.webp$/);
});

describe("a picture of another site", () => {
  const server = createServer(async (request, response) => {
    if (request.url === "/mewa.jpg") response.end(await makePicture());
    else if (request.url === "/page.png") response.end("<!doctype html><html></html>");
    else response.writeHead(404).end();
  });
  let origin: string;
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    env.OUTBOUND_ALLOW.push(new URL(origin).host);
  });
  afterAll(() => {
    env.OUTBOUND_ALLOW.length = 0;
    server.close();
  });

  test("is fetched once and kept here, so that the page can show it", async () => {
    const answer = await add({ ...whole, image_url: `${origin}/mewa.jpg` });
    expect(answer.location).toBe(path);
    expect((await only()).imageUrl).toMatch(/^\/uploads\/content\/\d+\.webp$/);
  });

  test.each([
    ["/gone.jpg", "could not be fetched"],
    ["/page.png", "Please choose a JPG, PNG or WebP"],
  ])("is refused at its field where nothing of the kind comes: %s", async (below, sentence) => {
    const answer = await add({ ...whole, image_url: `${origin}${below}` });
    expect([answer.status, returnedForm(answer).error["image_url"]?.[0]]).toEqual([400, expect.stringContaining(sentence)]);
    expect(returnedForm(answer).initialValue).toMatchObject({ title: "Winter mewa", image_url: `${origin}${below}` });
    expect(await db.promotionalBanner.count()).toBe(0);
  });

  test("of the shop's own network, or of plain http, is not called", async () => {
    for (const address of ["http://192.168.1.1/a.jpg", "https://127.0.0.1/a.jpg", "https://169.254.169.254/latest"])
      expect(returnedForm(await add({ ...whole, image_url: address })).error["image_url"]?.[0]).toContain("could not be fetched");
  });
});
