import { afterEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, returnedForm, shownToast } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openContent } from "#tests/support/content-pages.tsx";
import { action } from "./suggestions.tsx";

const idea = { subject: "Sohan halwa", name: "Adnan Sheikh", email: "adnan@made.test", message: "Zaroor rakhein." };
const send = (given: object = {}, cookie?: string) =>
  answerTo(action(post("/suggestions", { ...idea, ...given }, cookie ? { cookie } : {})));

afterEach(async () => {
  await db.suggestion.deleteMany();
  await db.$executeRaw`TRUNCATE limits`;
});

test("A2.27 a suggestion sent at /suggestions reaches the shop, and the sender is told", async () => {
  const { status, html } = await openContent("/suggestions");
  expect(status).toBe(200);
  for (const name of [...Object.keys(idea), "phone"]) expect(html).toContain(`name="${name}"`);
  const answer = await send();
  expect(answer).toMatchObject({ status: 302, location: "/suggestions?sent" });
  expect(shownToast(answer)).toBe("Thank you! We have your suggestion.");
  expect(await db.suggestion.findMany()).toMatchObject([{ ...idea, status: "new", userId: null }]);
});

test("a phone number alone is enough to be answered", async () => {
  expect((await send({ email: "", phone: "0301-2345678" })).status).toBe(302);
  expect(await db.suggestion.findMany()).toMatchObject([{ email: "", phone: "+923012345678" }]);
});

test("a signed-in customer's suggestion carries the account, whatever the form claims", async () => {
  const [ayesha, bilal] = [await makeUser(), await makeUser()];
  await send({ userId: String(bilal.id), user_id: String(bilal.id), status: "implemented" }, await signIn(ayesha));
  expect(await db.suggestion.findMany()).toMatchObject([{ userId: ayesha.id, status: "new" }]);
});

test.each(Object.keys(idea))("without %s it comes back with everything else as typed", async (field) => {
  const answer = await send({ [field]: "" });
  expect(answer.status).toBe(400);
  expect(Object.keys(returnedForm(answer).error)).toEqual([field === "email" ? "phone" : field]);
  expect(await db.suggestion.count()).toBe(0);
});

test("markup that comes back is shown as text", async () => {
  const { status, html } = await openContent("/suggestions", { form: { ...idea, subject: '"><img src=x>', email: "nobody" } });
  expect(status).toBe(400);
  expect(html).not.toContain("<img");
  expect(html).toContain("&quot;&gt;&lt;img src=x&gt;");
});

test("one too many in ten minutes is refused with 429", async () => {
  const busy = { email: "busy@made.test" };
  for (let turn = 0; turn < 10; turn++) expect((await send(busy)).status).toBe(302);
  const answer = await send(busy);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await db.suggestion.count()).toBe(10);
});

describe.each(Object.keys(idea))("bad input as %s", (field) => {
  test.each(hostileCases)("%s is saved as it is or refused", async (_, value) => {
    const { status } = await send({ [field]: value });
    expect([302, 400]).toContain(status);
    expect(await db.suggestion.count()).toBe(status === 302 ? 1 : 0);
  });
});

test("a body that is no form is refused", async () => {
  expect((await answerTo(action(post("/suggestions", "{]")))).status).toBe(400);
});
