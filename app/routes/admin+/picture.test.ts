import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { env } from "#app/platform/env.server.ts";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { uploadsApart } from "#tests/fixtures/uploads-folder.ts";
import { action } from "./picture.ts";

uploadsApart();

const editor = await makeStaff("editor");

const send = (form: FormData | Record<string, string>, section: string, who = editor) =>
  action(post(`/admin/picture?section=${section}`, form, who));

test("A8.26 a picture is uploaded ahead of its form, or it is said why not", async () => {
  const answer = async (form: FormData | Record<string, string>) => (await send(form, "content")).json();
  expect(await answer(formWithFile("image", await makePicture()))).toEqual({
    url: expect.stringMatching(/^\/uploads\/content\/\d+\.webp$/),
    said: "Image uploaded successfully",
    why: null,
  });
  expect(await answer(formWithFile("image", "<svg>"))).toMatchObject({ url: null, said: "Failed to upload image" });
  expect(await answer({})).toMatchObject({ url: null, said: "Failed to upload image", why: "Please choose a picture file." });
});

test("a picture that cannot be stored, or was cut off on its way, is refused in a sentence and leaves no file", async () => {
  const folder = join(env.DATA_DIR, "uploads");
  await mkdir(folder, { recursive: true });
  await rm(join(folder, "content"), { recursive: true, force: true });
  await writeFile(join(folder, "content"), "in the way");
  const stored = await send(formWithFile("image", await makePicture()), "content");
  await rm(join(folder, "content"));
  expect([stored.status, await stored.json()]).toEqual([
    503,
    {
      url: null,
      said: "Failed to upload image",
      why: expect.stringMatching(/so this one was not saved\. Please try it again later/),
    },
  ]);
  const whole = await makePicture();
  for (const bytes of [whole.slice(0, whole.length / 2), whole.slice(0, 0)]) {
    const refused = await send(formWithFile("image", bytes), "content");
    expect([refused.status, await refused.json()]).toMatchObject([400, { url: null, why: expect.stringMatching(/\w/) }]);
  }
  const sent = new Response(formWithFile("image", whole));
  const body = Buffer.from(await sent.arrayBuffer());
  const request = new Request("http://shop.test/admin/picture?section=content", {
    ...{ method: "POST", body: body.subarray(0, body.length / 2) },
    headers: { Cookie: editor.cookie, "Content-Type": sent.headers.get("Content-Type") ?? "" },
  });
  const cut = await action({ request, params: {}, context: {} } as unknown as ActionFunctionArgs);
  expect([cut.status, await cut.json()]).toMatchObject([400, { url: null, why: "Please choose a picture file." }]);
  expect((await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".webp"))).toEqual([]);
});

test("every section sends its pictures to one address, and needs the right to edit that section", async () => {
  const onlyFaq = await makeStaff("viewer", [{ sectionKey: "faq", level: "edit" }]);
  const picture = await makePicture();
  expect((await answerTo(send(formWithFile("image", picture), "faq", onlyFaq))).status).toBe(200);
  for (const section of ["content", "settings", "nowhere", ""])
    expect((await answerTo(send(formWithFile("image", picture), section, onlyFaq))).status).toBe(403);
});
