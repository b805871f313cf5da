import { beforeEach, describe, expect, test } from "vitest";
import { listHomeSlides } from "#app/domain/content/list-home-slides.server.ts";
import { listenForChanges, stopListeningForChanges, subscribeToChanges } from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post, returnedForm, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as act, loader as download } from "./$.ts";
import { action, loader } from "./index.tsx";
import { action as refresh } from "./refresh.ts";

const path = "/admin/content";
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const picture = "/placeholders/carrot-85.svg";
const whole = { alt: "Tomatoes", title: "Fresh", desktop_image_url: picture, mobile_image_url: picture, url: "/products" };
const save = (form: Record<string, string> | FormData) => answerTo(action(post(path, form, editor)));
const actAt = (below: string, version: number) =>
  answerTo(act(post(`${path}/${below}`, { version: String(version) }, { ...editor, params: { "*": below } })));
/** The form of a slide as it was loaded, with what somebody typed over it. */
async function formOf(id: number, typed: Record<string, string>): Promise<Record<string, string>> {
  const { editor: open } = await loader(visit(`${path}?edit=${id}`, editor));
  const values = open?.values ?? {};
  return { id: String(id), version: String(open?.row?.version), loaded: JSON.stringify(values), ...values, ...typed };
}
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
    expect(returnedForm(answer).error).toEqual({
      "": ["Alt text, desktop image, and mobile image are required."],
      [missing]: ["Please fill this in."],
    });
    expect(await listed()).toEqual([]);
  });

  test("a picture elsewhere, a script as link and a page that is no picture are refused at their fields", async () => {
    const wrong = returnedForm(
      await save({ ...whole, url: "javascript:alert(1)", desktop_image_url: "https://other.test/a.jpg" }),
    ).error;
    expect(Object.keys(wrong).sort()).toEqual(["desktop_image_url", "url"]);
    const form = formWithFile("desktop_image_url_file", "<html>no picture</html>");
    for (const [name, value] of Object.entries(whole)) form.append(name, value);
    expect(Object.keys(returnedForm(await save(form)).error)).toEqual(["desktop_image_url"]);
    expect(await listed()).toEqual([]);
  });

  test("its pictures may come along as files", async () => {
    const form = formWithFile("desktop_image_url_file", await makePicture());
    form.append("mobile_image_url_file", new File([(await makePicture()) as BlobPart], "m.jpg", { type: "image/jpeg" }));
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

  test("A7.41 A3.11 A4.13 A8.27 are edited by id above the list: saving closes the editor, and so does cancelling", async () => {
    const [other, { id }] = [await makeSlide(1, "Apples"), await makeSlide(2, "Onions")];
    const open = await openAdmin(`${path}?edit=${id}`, editor);
    expect(open.html).toContain(">Edit Slide</h2>");
    expect(open.html).toMatch(/<input[^>]*name="alt"[^>]*value="Onions"/);
    expect(open.html).toMatch(new RegExp(`<a class="[^"]*" href="${path}">Discard</a>`));
    const pictures = { desktop_image_url: "/placeholders/nut-40.svg", mobile_image_url: "/placeholders/store-85.svg" };
    const answer = await save({ ...whole, ...pictures, description: "Today only.", id: String(id), version: "1" });
    expect([answer.location, shownToast(answer)]).toEqual([path, "Slide updated"]);
    expect(await listed()).toMatchObject([
      other,
      {
        ...{ id, title: "Fresh", description: "Today only.", alt: "Tomatoes", url: "/products", order: 2, version: 2 },
        ...{ desktopImageUrl: "/placeholders/nut-40.svg", mobileImageUrl: "/placeholders/store-85.svg" },
      },
    ]);
    expect((await openAdmin(path, editor)).html).not.toContain("Edit Slide</h2>");
  });

  test("two people save the same slide: the second is asked which of the two holds", async () => {
    const { id } = await makeSlide(1);
    const [mine, theirs] = [await formOf(id, { alt: "Onions" }), await formOf(id, { alt: "Tomatoes" })];
    await save(theirs);
    const again = mine;
    const { status, html } = await openAdmin(`${path}?edit=${id}`, { ...editor, form: again });
    expect(status).toBe(409);
    expect(html).toContain("Alt text: which one holds?");
    expect(html).toContain(">Tomatoes<");
    expect(html).toContain('value="Onions"');
    expect((await listed())[0]?.alt).toBe("Tomatoes");
  });

  test("A7.42 A8.27 are deleted by id, and the audit book keeps what they were", async () => {
    const [{ id }, other] = [await makeSlide(1, "Gone"), await makeSlide(2)];
    const answer = await actAt(`${id}/delete`, 1);
    expect([answer.location, shownToast(answer)]).toEqual([path, "Slide deleted"]);
    expect(await listed()).toEqual([other]);
    const book = await db.auditEntry.findFirst({ where: { entity: "slide", entityId: String(id), action: "delete" } });
    expect(book).toMatchObject({ byUserId: editor.id, before: { alt: "Gone" } });
    expect(shownFailure(await actAt(`${id}/delete`, 1))).toBe("Failed to delete slide");
  });

  test("A2.120 move up and down, not beyond the ends, also where two share a place", async () => {
    const [a, b, c] = [await makeSlide(1, "a"), await makeSlide(1, "b"), await makeSlide(5, "c")];
    const alts = async () => (await listed()).map(({ alt }) => alt).join("");
    const move = async (id: number, way: "up" | "down") =>
      actAt(`${id}/${way}`, (await listed()).find((slide) => slide.id === id)?.version ?? 0);
    await move(c.id, "up");
    expect(await alts()).toBe("acb");
    await move(a.id, "down");
    expect(await alts()).toBe("cab");
    await move(c.id, "up");
    await move(b.id, "down");
    expect((await actAt(`${b.id}/sideways`, 1)).status).toBe(404);
    expect(await alts()).toBe("cab");
  });

  test("their timeline says who changed what when, the latest first, to all who may look", async () => {
    await save(whole);
    const { id } = (await listed())[0]!;
    await makeSlide(2);
    await actAt(`${id}/down`, 1);
    await save(await formOf(id, { title: "Fresh today" }));
    await save(await formOf(id, { title: "Fresh today" }));
    expect((await openAdmin(path, viewer)).html).toContain(`href="${path}?history=${id}"`);
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
  const buttons = html.matchAll(/<button type="submit"( disabled="")?>(?:(?!<\/button>).)*Move (up|down)/g);
  const ways = [...buttons].map(([, disabled, way]) => `${way} ${disabled !== undefined}`);
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

test("the slides go out as a CSV file, and those that a file adds stand below the others in its order", async () => {
  await makeSlide(4, "First");
  const file = await (await download(visit(`${path}/export.csv`, { ...editor, params: { "*": "export.csv" } }))).text();
  expect(file).toContain("First");
  const lines = ["alt,desktop_image_url,mobile_image_url", ...["Second", "Third"].map((alt) => `${alt},${picture},${picture}`)];
  const form = new FormData();
  form.append("file", new File([lines.join("\n")], "slides.csv", { type: "text/csv" }));
  const send = (below: string, body: FormData | Record<string, string> = {}) =>
    answerTo(act(post(`${path}/${below}`, body, { ...editor, params: { "*": below } })));
  const { location } = await send("import", form);
  expect(location).toMatch(/^\/admin\/content\?import=\d+$/);
  await send(`import/${location?.split("=")[1]}/apply`);
  expect((await listed()).map(({ alt, order }) => `${alt} ${order}`)).toEqual(["First 4", "Second 5", "Third 6"]);
});
