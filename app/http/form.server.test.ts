import { describe, expect, test } from "vitest";
import { z } from "zod";
import { idField, textField } from "#app/lib/form-fields.server.ts";
import { answerTo, post, returnedForm } from "#tests/fixtures/request.ts";
import { fixedWorksIn } from "#tests/fixtures/work-of.ts";
import { readForm } from "./form.server.ts";
import { readFormData } from "./form-data.server.ts";

const schema = z.object({ name: textField(20), product_id: idField });
const read = (form: Record<string, string>) => readForm(post("/", form).request, schema);

async function errorsOf(form: Record<string, string>) {
  const answer = await read(form);
  if (answer.ok) throw new Error("The form was taken.");
  return returnedForm(await answerTo(answer.invalid())).error;
}

test("a field name that asks for a huge list, or gives conform an order, is dropped at once", async () => {
  const work = await fixedWorksIn(async () => {
    const answer = await read({ name: "Ayesha", product_id: "7", "name[9999999]": "x", __intent__: "x", "a.b.c": "x" });
    expect(answer).toMatchObject({ ok: true, value: { name: "Ayesha", product_id: 7 } });
  });
  expect(work).toBeLessThan(50);
});

test("each wrong number gets the sentence that fits it", async () => {
  expect((await errorsOf({ name: "Ayesha", product_id: "seven" })).product_id).toEqual(["Please enter a number."]);
  expect((await errorsOf({ name: "Ayesha", product_id: "0" })).product_id).toEqual(["Please enter 1 or more."]);
  expect((await errorsOf({ name: "Ayesha", product_id: "1.5" })).product_id).toEqual(["Please enter a whole number."]);
});

describe("one request cannot hold the shop", () => {
  const urlencoded = "application/x-www-form-urlencoded";
  const sent = (path: string, body: string, type = urlencoded) =>
    new Request(`http://shop.test${path}`, { method: "POST", body, headers: { "Content-Type": type } });
  const repeated = (times: number, name = "name") => Array.from({ length: times }, () => `${name}=1`).join("&");
  const numbered = (times: number) => Array.from({ length: times }, (_, place) => `f${place}=1`).join("&");
  const inParts = (times: number) =>
    `${'--cut\r\nContent-Disposition: form-data; name="name"\r\n\r\n1\r\n'.repeat(times)}--cut--\r\n`;
  const statusOf = async (reading: Promise<unknown>) => (await answerTo(reading.then(() => null))).status;

  test.each([
    ["20,000 times", "/cart", repeated(20_000), urlencoded],
    ["100,000 times to a page of the staff", "/admin/content", repeated(100_000), urlencoded],
    ["20,000 times in parts", "/profile/picture", inParts(20_000), "multipart/form-data; boundary=cut"],
    ["20,000 times in parts of a quoted boundary", "/cart", inParts(20_000), 'multipart/form-data; boundary="cut"'],
    [
      "with 100,000 headers",
      "/cart",
      inParts(1).replace("\r\n\r\n", `${"\r\nA: b".repeat(100_000)}\r\n\r\n`),
      "multipart/form-data; boundary=cut",
    ],
    ["to conform's own list", "/cart", repeated(20_000, "name%5B%5D"), urlencoded],
  ])("the same field %s is refused with 400 at the cost of ten small requests at most", async (_, path, body, type) => {
    await statusOf(readForm(sent(path, "name=1"), schema));
    let status = 0;
    const work = await fixedWorksIn(async () => {
      status = await statusOf(readForm(sent(path, body, type), schema));
    });
    expect(status).toBe(400);
    expect(work).toBeLessThan(10);
  });

  test.each([
    ["a visitor's form", "/cart", 500, 200],
    ["a form of the staff", "/admin/pricing", 5000, 2500],
    ["its data", "/admin/content.data", 5000, 2500],
  ])("%s may have so many fields and so many values of one name, and no more", async (_, path, fields, values) => {
    expect([...(await readFormData(sent(path, numbered(fields))))]).toHaveLength(fields);
    expect(await statusOf(readFormData(sent(path, numbered(fields + 1))))).toBe(400);
    expect((await readFormData(sent(path, repeated(values)))).getAll("name")).toHaveLength(values);
    expect(await statusOf(readFormData(sent(path, repeated(values + 1))))).toBe(400);
  });

  test("a form at the bounds of the staff is read at such a cost too", async () => {
    const all = z.object({ a: z.array(z.string()), b: z.array(z.string()) });
    const form = () => sent("/admin/pricing", `${repeated(2500, "a")}&${repeated(2500, "b")}`);
    const works: number[] = [];
    for (let turn = 0; turn < 4; turn++)
      works.push(await fixedWorksIn(async () => expect((await readForm(form(), all)).ok).toBe(true)));
    expect(Math.min(...works)).toBeLessThan(10); // the first of its kind compiles what reads it, beside whatever else is at work
  });

  test("a picture of any bytes is one field", async () => {
    const picture = new FormData();
    picture.append("avatar", new File([Buffer.alloc(1_000_000, "&--\r\n\r\n")], "me.png"));
    expect([...(await readFormData(post("/profile/picture", picture).request))]).toHaveLength(1);
  });

  test.each([
    ["text/plain", "name=1"],
    ["application/json", "{"],
    ["multipart/form-data", inParts(1)],
    ["multipart/form-data; boundary=other", inParts(1)],
    ['multipart/form-data; x="; boundary=other"; boundary=cut', inParts(1)], // counted by one, it must not be parsed by the other
    ['multipart/form-data; boundary="c\\ut"', inParts(1)],
  ])("a body that is no form is an empty one: %s", async (type, body) => {
    expect([...(await readFormData(sent("/cart", body, type)))]).toEqual([]);
  });
});
