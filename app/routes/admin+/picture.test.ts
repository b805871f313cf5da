import { expect, test } from "vitest";
import { formWithFile, makePicture } from "#tests/fixtures/make-picture.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { action } from "./picture.ts";

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

test("every section sends its pictures to one address, and needs the right to edit that section", async () => {
  const onlyFaq = await makeStaff("viewer", [{ sectionKey: "faq", level: "edit" }]);
  const picture = await makePicture();
  expect((await answerTo(send(formWithFile("image", picture), "faq", onlyFaq))).status).toBe(200);
  for (const section of ["content", "settings", "nowhere", ""])
    expect((await answerTo(send(formWithFile("image", picture), section, onlyFaq))).status).toBe(403);
});
