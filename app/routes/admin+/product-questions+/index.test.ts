import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, shownFailure, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as act } from "./$.ts";
import { action } from "./index.tsx";

const staff = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const user = await makeUser({ name: "Ayesha Khan" });
const { id: productId } = await makeProduct({ name: "Tomatoes" });
const path = "/admin/product-questions";

const ask = (question: string, asked = {}) =>
  db.productQuestion.create({
    data: { productId, productName: "Tomatoes", userId: user.id, userName: user.name, question, ...asked },
  });
/** The form of a question as it was loaded, with an answer. */
const formOf = (id: number, answer: string, version = 1, before = "") => ({
  ...{ id: String(id), version: String(version), loaded: JSON.stringify({ answer: before }), answer },
});
const answer = (form: Record<string, string>, query = "") => answerTo(action(post(`${path}${query}`, form, staff)));

/** The answer box below a question in the list: what its form would send. */
async function boxOf(id: number): Promise<{ action: string; fields: Record<string, string> } | null> {
  const { html } = await openAdmin(path, staff);
  const [form = ""] =
    html.match(/<form[^>]*class="resource-inline-form".*?<\/form>/gs)?.filter((one) => one.includes(`edit=${id}"`)) ?? [];
  const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const box = /<textarea[^>]*name="answer"/.test(form);
  const sent = Object.fromEntries(fields.map(([, name, value]) => [name, value?.replaceAll("&quot;", '"')]));
  return box ? { action: /action="([^"]*)"/.exec(form)?.[1] ?? "", fields: sent as Record<string, string> } : null;
}

beforeEach(async () => {
  await db.productQuestion.deleteMany();
  await db.notification.deleteMany();
});

test("B7.68 all questions are listed in an unanswered section, shown as Pending, and an answered section", async () => {
  await ask("Are they ripe?", { createdAt: new Date("2026-11-01T10:00:00Z") });
  await ask("Are they local?", { createdAt: new Date("2026-11-02T10:00:00Z") });
  await ask("Are they red?", { answer: "Very.", answeredAt: new Date(), createdAt: new Date("2026-11-03T10:00:00Z") });
  const { status, html } = await openAdmin(path, viewer);
  expect(status).toBe(200);
  const order = ["Are they local?", "Are they ripe?", "Are they red?"].map((words) => html.indexOf(words));
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(html).toMatch(/>Unanswered<span>2<\/span>.*>Answered<span>1<\/span>/s);
  const unanswered = (await openAdmin(`${path}?tab=unanswered`, viewer)).html;
  expect(unanswered.match(/>Pending</g)).toHaveLength(2);
  expect(unanswered).not.toContain("Are they red?");
  const answered = (await openAdmin(`${path}?tab=answered`, viewer)).html;
  expect(answered).toContain("Are they red?");
  for (const other of ["Are they local?", ">Pending<"]) expect(answered).not.toContain(other);
});

test("B3.30 a question is shown with its id, product_name, user_name, question, answer, answered_at and created_at", async () => {
  const { id } = await ask("Are they red?", {
    ...{ answer: "Very.", createdAt: new Date("2026-11-01T05:00:00Z"), answeredAt: new Date("2026-11-02T06:00:00Z") },
  });
  const { html } = await openAdmin(`${path}?edit=${id}`, viewer);
  for (const shown of [`#${id} · Ayesha Khan`, "11:00 am", "10:00 am"]) expect(html).toContain(shown);
  const [row = ""] = new RegExp(`<tr data-row="${id}">.*?</tr>`, "s").exec(html) ?? [];
  for (const shown of [">Tomatoes</a>", ">Ayesha Khan<", ">Are they red?</a>", ">Very.<", "1 Nov 2026", "2 Nov 2026"])
    expect(row).toContain(shown);
});

test("B4.15 B7.69 a question is answered in a box below it, keeps the answering user, and moves to the answered section", async () => {
  const { id } = await ask("Are they local?");
  const box = await boxOf(id);
  expect(box?.action).toBe(`${path}?edit=${id}`);
  const given = await answer({ ...box?.fields, answer: "From Multan." }, `?edit=${id}`);
  expect([given.location, shownToast(given)]).toEqual([path, "The answer is on the product's page."]);
  expect(await db.productQuestion.findUnique({ where: { id } })).toMatchObject({
    ...{ answer: "From Multan.", answeredById: staff.id, answeredAt: expect.any(Date) },
  });
  expect((await openAdmin(`${path}?tab=unanswered`, staff)).html).not.toContain("Are they local?");
  expect((await openAdmin(`${path}?tab=answered`, staff)).html).toContain("Are they local?");
  expect(await boxOf(id)).toBeNull();
  const { name } = await db.user.findUniqueOrThrow({ where: { id: staff.id } });
  expect((await openAdmin(`${path}?edit=${id}`, viewer)).html).toContain(`Answered by ${name}, `);
  expect(await db.notification.findMany({ where: { userId: user.id } })).toMatchObject([
    {
      ...{ type: "message", title: "Your question about Tomatoes is answered", content: "From Multan." },
      link: `/product/${productId}#questions`,
    },
  ]);
});

test("B5.44 a blank answer is refused with 'Please enter an answer'", async () => {
  const { id } = await ask("Are they ripe?");
  for (const blank of ["", "   ", "\n"]) {
    const { status, html } = await openAdmin(`${path}?edit=${id}`, {
      ...staff,
      form: { ...(await boxOf(id))?.fields, answer: blank },
    });
    expect(status).toBe(400);
    expect(html).toContain("<p>Please enter an answer</p>");
  }
  expect(await db.productQuestion.findUnique({ where: { id } })).toMatchObject({ answer: null, answeredAt: null, version: 1 });
});

test("B6.09 an answer without a signed-in user is refused with 'Not authenticated', and the sign-in page leads back to it", async () => {
  const { id } = await ask("Are they ripe?");
  for (const cookie of [undefined, "session=ended"]) {
    const refused = await answerTo(action(post(`${path}?edit=${id}`, formOf(id, "Yes."), cookie ? { cookie } : {})));
    expect([refused.status, refused.location]).toEqual([302, `/auth?return_to=${encodeURIComponent(`${path}?edit=${id}`)}`]);
    expect(shownFailure(refused)).toBe("Not authenticated");
  }
  expect(await db.productQuestion.findUnique({ where: { id } })).toMatchObject({ answer: null, answeredById: null, version: 1 });
});

test("B8.43 when the database can't be reached, the page says 'Failed to load product questions' or 'Failed to answer question'", async () => {
  const { id } = await ask("Are they ripe?");
  await db.$executeRawUnsafe("ALTER TABLE product_questions RENAME TO questions_elsewhere");
  try {
    expect((await openAdmin(path, staff)).html).toContain("Failed to load product questions");
  } finally {
    await db.$executeRawUnsafe("ALTER TABLE questions_elsewhere RENAME TO product_questions");
  }
  await db.$executeRawUnsafe("ALTER TABLE notifications RENAME TO notifications_elsewhere");
  try {
    const { html } = await openAdmin(`${path}?edit=${id}`, { ...staff, form: formOf(id, "Yes.") });
    expect(html).toContain("Failed to answer question");
    expect(html).toContain(">Yes.</textarea>");
  } finally {
    await db.$executeRawUnsafe("ALTER TABLE notifications_elsewhere RENAME TO notifications");
  }
  expect(await db.productQuestion.findUnique({ where: { id } })).toMatchObject({ answer: null });
});

test("an answer and its changes are told on the question's timeline", async () => {
  const { id } = await ask("Are they sweet?");
  await answer(formOf(id, "A little."));
  await answer(formOf(id, "Very.", 2, "A little."));
  const { html } = await openAdmin(`${path}?history=${id}`, viewer);
  expect(html.indexOf("Answer: A little. → Very.")).toBeGreaterThan(0);
  expect(html.indexOf("Answer: nothing → A little.")).toBeGreaterThan(html.indexOf("A little. → Very."));
});

test("of two who answer at once the second is asked which one holds", async () => {
  const { id } = await ask("Are they ripe?");
  await answer(formOf(id, "Yes."));
  const second = await openAdmin(`${path}?edit=${id}`, { ...staff, form: formOf(id, "No.") });
  expect(second.status).toBe(409);
  for (const said of ["Answer: which one holds?", "<b>Yes.</b>", "<b>No.</b>"]) expect(second.html).toContain(said);
  expect(await db.notification.count()).toBe(1);
  const gone = await openAdmin(`${path}?edit=999999`, { ...staff, form: formOf(999_999, "Yes.") });
  expect(gone.status).toBe(409);
});

test("a product's questions are a list of their own, which an answer leads back to", async () => {
  const other = await makeProduct({ name: "Onions" });
  await ask("Are they white?", { productId: other.id, productName: "Onions" });
  const { id } = await ask("Are they red?");
  const narrowed = `?productId=${productId}`;
  const { html } = await openAdmin(path + narrowed, staff);
  expect(html).toContain("Are they red?");
  expect(html).not.toContain("Are they white?");
  expect(html).toContain(`<a href="/admin/products/${productId}">Tomatoes</a>`);
  expect((await answer(formOf(id, "Very."), `${narrowed}&edit=${id}`)).location).toBe(path + narrowed);
  expect((await openAdmin(`${path}?productId=1;DROP`, staff)).html).toContain("Are they white?");
});

test("who may only look reads the questions and finds no form; who edits writes no question", async () => {
  const { id } = await ask("Are they ripe?");
  for (const address of [path, `${path}?edit=${id}`]) {
    const { html } = await openAdmin(address, viewer);
    expect(html).toContain("Are they ripe?");
    expect(html).not.toContain("<textarea");
  }
  const form = { answer: "Yes." };
  expect((await answer(form)).status).toBe(409);
  expect(await db.productQuestion.count()).toBe(1);
  const below = `${id}/delete`;
  await answerTo(act(post(`${path}/${below}`, { version: "1" }, { ...staff, params: { "*": below } })));
  expect((await openAdmin(`${path}?tab=bin`, staff)).html).toContain(">Are they ripe?</a>");
});
