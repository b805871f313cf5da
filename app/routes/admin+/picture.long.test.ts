import { afterEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { findUpload } from "#app/platform/storage.server.ts";
import { badImages, fileOf } from "#tests/fixtures/bad-images.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { post } from "#tests/fixtures/request.ts";
import { uploadsApart } from "#tests/fixtures/uploads-folder.ts";
import { action } from "./picture.ts";

const kept = uploadsApart();
const editor = await makeStaff("editor");
const viewer = await makeStaff("viewer");

afterEach(async () => {
  await db.$executeRaw`TRUNCATE limits`;
});

type Sent = { url?: string | null; why?: string | null };

async function send(form: FormData | Record<string, string> | string, cookie: string | undefined = editor.cookie) {
  const answer = (await action(post("/admin/picture?section=products", form, { ...(cookie && { cookie }) })).catch(
    (thrown: unknown) => thrown,
  )) as Response;
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Sent };
}

describe("a picture on its way", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "A7.51 of the kind %s is kept as products/{timestamp}, drawn anew",
    async (format) => {
      const { status, body } = await send(formWithFile("image", await makePicture({ format }), { name: "../../x.php" }));
      expect(status).toBe(200);
      expect(body.url).toMatch(/^\/uploads\/products\/\d{13}\.webp$/);
      const file = await findUpload((body.url ?? "").replace("/uploads/", ""));
      expect(file?.type).toBe("image/webp");
      expect(file?.bytes.includes("Ayesha")).toBe(false);
    },
  );

  test("A7.51 two that come in the same moment have addresses of their own", async () => {
    const bytes = await makePicture();
    const sent = await Promise.all([1, 2, 3].map(() => send(formWithFile("image", bytes))));
    expect(new Set(sent.map(({ body }) => body.url)).size).toBe(3);
  });

  test.each(badImages)("$what is refused with a sentence, and nothing is kept", async (bad) => {
    const before = kept();
    const form = new FormData();
    form.append("image", await fileOf(bad));
    const { status, body } = await send(form);
    expect(status).toBe(400);
    expect(body.why).toMatch(/5 MB|no picture|more than a picture|too many pixels/);
    expect(kept()).toEqual(before);
  });

  test.each(hostileCases)("%s instead of a picture is a 400", async (_, value) => {
    const forms: Parameters<typeof send>[0][] = [{ image: value }, value, formWithFile("image", "x", { name: value }), {}];
    for (const form of forms) expect((await send(form)).status).toBe(400);
  });

  test("takes the right to edit products, and has an end", async () => {
    const form = async () => formWithFile("image", await makePicture());
    expect((await send(await form(), "")).status).toBe(302);
    expect((await send(await form(), viewer.cookie)).status).toBe(403);
    for (let turn = 0; turn < 200; turn++) await send({ image: "x" });
    for (let turn = 0; turn < 200; turn++) await send(formWithFile("image", "x"));
    expect((await send(await form())).status).toBe(429);
  });
});
