import { afterEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { findUpload } from "#app/platform/storage.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { uploadsApart } from "#tests/fixtures/uploads-folder.ts";
import { openShop } from "#tests/support/shop-pages.tsx";
import { action, loader } from "./profile_.picture.tsx";
import { action as remove } from "./profile_.picture_.remove.ts";

uploadsApart();
afterEach(async () => {
  await db.$executeRaw`TRUNCATE limits`;
});

const send = (form: FormData | Record<string, string> | string, cookie?: string) =>
  answerTo(action(post("/profile/picture", form, { cookie })));
const pictureOf = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).avatarUrl;
const fileOf = (url: string | null) => findUpload((url ?? "").replace("/uploads/", ""));

async function customer() {
  const user = await makeUser({ name: "Ayesha Khan" });
  return { id: user.id, cookie: await signIn(user) };
}

describe("a person's picture", () => {
  test("A7.05 is saved, and loaded by id: shown over the initials of whom it belongs to 100 ms after, on every page, and of nobody else", async () => {
    const { id, cookie } = await customer();
    expect((await answerTo(loader(visit("/profile/picture", { cookie })))).body).toMatchObject({
      avatarUrl: null,
      name: "Ayesha Khan",
    });
    const answer = await send(formWithFile("avatar", await makePicture()), cookie);
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([302, "/profile", "Your new picture is saved."]);
    const avatarUrl = await pictureOf(id);
    expect(avatarUrl).toMatch(/^\/uploads\/avatars\/\d{13}\.webp$/);
    expect((await answerTo(loader(visit("/profile/picture", { cookie })))).body).toMatchObject({ avatarUrl });
    expect(await fileOf(avatarUrl)).toMatchObject({ type: "image/webp" });
    const picture = `AK<img src="${avatarUrl}"`;
    for (const path of ["/", "/profile"]) {
      const { html } = await openShop(path, { cookie });
      expect(html).toContain(picture);
      expect(html.slice(html.indexOf(picture), html.indexOf("</span>", html.indexOf(picture)))).toContain("delay-100");
    }
    const { cookie: neighbour } = await customer();
    expect((await openShop("/profile", { cookie: neighbour })).html).not.toContain(`src="${avatarUrl}"`);
  });

  test("replaced or removed, the file before is gone from the shop's disk", async () => {
    const { id, cookie } = await customer();
    await send(formWithFile("avatar", await makePicture()), cookie);
    const first = await pictureOf(id);
    await send(formWithFile("avatar", await makePicture({ format: "png" }), { name: "../../me.png" }), cookie);
    const second = await pictureOf(id);
    expect(second).not.toBe(first);
    expect(await fileOf(first)).toBeNull();
    expect(await fileOf(second)).not.toBeNull();
    const answer = await answerTo(remove(post("/profile/picture/remove", {}, { cookie })));
    expect([answer.status, answer.location, shownToast(answer)]).toEqual([302, "/profile", "Your picture is removed."]);
    expect(await pictureOf(id)).toBeNull();
    expect(await fileOf(second)).toBeNull();
  });

  test("an empty file field changes nothing", async () => {
    const { id, cookie } = await customer();
    await send(formWithFile("avatar", await makePicture()), cookie);
    const before = await pictureOf(id);
    for (const form of [formWithFile("avatar", "", { name: "", type: "application/octet-stream" }), {}]) {
      expect((await send(form, cookie)).status).toBe(302);
      expect(await pictureOf(id)).toBe(before);
    }
  });

  test("of more than 5 MB is refused at the field, one of exactly 5 MB is read", async () => {
    const { id, cookie } = await customer();
    const grown = new Uint8Array(5 * 1024 * 1024 + 1);
    grown.set(await makePicture());
    const answer = await send(formWithFile("avatar", grown), cookie);
    expect(answer.status).toBe(400);
    expect(returnedForm(answer)).toEqual({ error: { avatar: [expect.stringContaining("larger than 5 MB")] }, initialValue: {} });
    expect(await pictureOf(id)).toBeNull();
    expect((await send(formWithFile("avatar", grown.slice(0, -1)), cookie)).status).toBe(302);
  });

  test.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "me.svg", "image/svg+xml"],
    ["HTML named .jpg", "<script>alert(1)</script>", "me.jpg", "image/jpeg"],
  ])("%s is refused at the field and nothing is kept", async (_, words, name, type) => {
    const { id, cookie } = await customer();
    const answer = await send(formWithFile("avatar", words, { name, type }), cookie);
    expect(answer.status).toBe(400);
    expect(returnedForm(answer)).toEqual({ error: { avatar: [expect.stringContaining("no picture")] }, initialValue: {} });
    expect(await pictureOf(id)).toBeNull();
  });

  test.each(hostileCases)("%s instead of a file breaks nothing", async (_, value) => {
    const { id, cookie } = await customer();
    for (const form of [{ avatar: value }, value, formWithFile("avatar", value), formWithFile("avatar", "x", { name: value })]) {
      expect((await send(form, cookie)).status).toBeLessThan(500);
    }
    expect(await pictureOf(id)).toBeNull();
  });

  test("needs a sign-in, and eleven in ten minutes are too many", async () => {
    expect((await send({})).location).toBe("/auth?return_to=%2Fprofile%2Fpicture");
    expect((await answerTo(remove(post("/profile/picture/remove", {})))).status).toBe(302);
    const { cookie } = await customer();
    for (let turn = 0; turn < 10; turn++) await send(formWithFile("avatar", "x"), cookie);
    expect((await send(formWithFile("avatar", await makePicture()), cookie)).status).toBe(429);
  });
});
