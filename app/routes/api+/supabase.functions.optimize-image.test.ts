import { afterEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { saveUpload } from "#app/platform/storage.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makePicture } from "#tests/fixtures/make-picture.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { post } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { uploadsApart } from "#tests/fixtures/uploads-folder.ts";
import { action } from "./supabase.functions.optimize-image.ts";

const kept = uploadsApart();
const editor = await makeStaff("editor");
const path = "/api/supabase/functions/optimize-image";
const bytes = await makePicture({ width: 1500, height: 1500, format: "webp" });
const keep = () => saveUpload({ folder: "products", ending: "webp", bytes });
const asked = (imageUrl: string, more = {}) => ({ imageUrl, entityType: "product", entityId: 7, displaySize: 320, ...more });

afterEach(async () => {
  await db.$executeRaw`TRUNCATE limits`;
});

async function ask(body: unknown, { cookie }: { cookie?: string } = editor) {
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const answer = (await action(post(path, sent, { ...(cookie && { cookie }) })).catch((thrown: unknown) => thrown)) as Response;
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, headers: answer.headers };
}

describe("optimising an image", () => {
  test.each([
    [320, 320],
    ["320", 320],
    [321, 640],
    [5000, 1280],
    ["thumbnail", 160],
    ["large", 1280],
    [undefined, 640],
    ["whatever", 640],
    [-1, 640],
  ])("A7.52 for a display size of %s answers success and the address of that size", async (displaySize, width) => {
    const imageUrl = await keep();
    const { status, body } = await ask(asked(imageUrl, { displaySize }));
    expect([status, body]).toEqual([200, { success: true, optimizedUrl: imageUrl.replace(".webp", `/${width}.webp`) }]);
  });

  test.each([
    "https://elsewhere.test/mangoes.jpg",
    "http://169.254.169.254/latest/meta-data",
    "/uploads/products/1763635374123.webp",
    "/uploads/products/../../../etc/passwd",
    "file:///etc/passwd",
  ])("A7.53 of %s, which cannot be done, answers with the original", async (imageUrl) => {
    expect(await ask(asked(imageUrl))).toMatchObject({ status: 200, body: { success: false, optimizedUrl: imageUrl } });
  });

  test("A7.52 anything else is a 400, whatever it holds", async () => {
    const imageUrl = await keep();
    for (const wrong of [{}, [], null, 7, { imageUrl }, asked(imageUrl, { entityType: "order" }), asked("", {}), "{", "<html>"])
      expect((await ask(wrong)).status, JSON.stringify(wrong)).toBe(400);
    const before = kept();
    for (const [name, value] of hostileCases)
      for (const field of ["imageUrl", "entityType", "entityId", "displaySize"])
        expect((await ask(asked(imageUrl, { [field]: value }))).status, `${field} ${name}`).toBeLessThan(500);
    expect(kept()).toEqual(expect.arrayContaining(before));
  });

  test("is for staff who may edit what the image belongs to, and has an end", async () => {
    const imageUrl = await keep();
    expect((await ask(asked(imageUrl), {})).status).toBe(401);
    expect((await ask(asked(imageUrl), { cookie: await signIn(await makeUser()) })).status).toBe(403);
    expect((await ask(asked(imageUrl), await makeStaff("viewer"))).status).toBe(403);
    const slides = await makeStaff("viewer", [{ sectionKey: "content", level: "edit" }]);
    expect((await ask(asked(imageUrl, { entityType: "slide" }), slides)).status).toBe(200);
    expect((await ask(asked(imageUrl), slides)).status).toBe(403);
    for (let turn = 0; turn < 200; turn++) await ask(asked("https://elsewhere.test/a.jpg"));
    const { status, headers } = await ask(asked(imageUrl));
    expect([status, Number(headers.get("Retry-After")) > 0]).toEqual([429, true]);
  });
});
