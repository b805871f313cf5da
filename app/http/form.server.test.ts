import { expect, test } from "vitest";
import { z } from "zod";
import { idField, textField } from "#app/lib/form-fields.server.ts";
import { answerTo, post, returnedForm } from "#tests/fixtures/request.ts";
import { workOf } from "#tests/fixtures/work-of.ts";
import { readForm } from "./form.server.ts";

const schema = z.object({ name: textField(20), product_id: idField });
const read = (form: Record<string, string>) => readForm(post("/", form).request, schema);

async function errorsOf(form: Record<string, string>) {
  const answer = await read(form);
  if (answer.ok) throw new Error("The form was taken.");
  return returnedForm(await answerTo(answer.invalid())).error;
}

test("a field name that asks for a huge list, or gives conform an order, is dropped at once", async () => {
  const work = await workOf(async () => {
    const answer = await read({ name: "Ayesha", product_id: "7", "name[9999999]": "x", __intent__: "x", "a.b.c": "x" });
    expect(answer).toMatchObject({ ok: true, value: { name: "Ayesha", product_id: 7 } });
  });
  expect(work).toBeLessThan(500);
});

test("each wrong number gets the sentence that fits it", async () => {
  expect((await errorsOf({ name: "Ayesha", product_id: "seven" })).product_id).toEqual(["Please enter a number."]);
  expect((await errorsOf({ name: "Ayesha", product_id: "0" })).product_id).toEqual(["Please enter 1 or more."]);
  expect((await errorsOf({ name: "Ayesha", product_id: "1.5" })).product_id).toEqual(["Please enter a whole number."]);
});
