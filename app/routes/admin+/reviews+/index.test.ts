import { beforeEach, expect, test } from "vitest";
import { addressOfHash } from "#app/admin/page-address.ts";
import { findReviewsAndQuestions } from "#app/domain/reviews/find-reviews.server.ts";
import { takeToast } from "#app/http/toast.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { type Answer, answerTo, cookieGiven, post, shownFailure, shownToast, visit } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as act } from "./$.ts";
import { action } from "./index.tsx";

const staff = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const path = "/admin/reviews";
const { id: productId } = await makeProduct({ name: "Tomatoes" });

const writeReview = async (content: string) =>
  db.review.create({ data: { productId, userId: (await makeUser({ name: "Ayesha Khan" })).id, rating: 4, content } });
const everybodyReads = async () =>
  JSON.stringify(await findReviewsAndQuestions({ productId, viewerId: null, reviewsPage: 1, questionsPage: 1 }));

const actAt = (below: string, query = "") =>
  answerTo(act(post(`${path}/${below}${query}`, {}, { ...staff, params: { "*": below } })));
const undoOf = (answer: Answer) => {
  const cookie = `toast=${cookieGiven(answer, "toast") ?? ""}`;
  return takeToast(visit("/", { cookie }).request, "en")?.undo?.replace(`${path}/`, "") ?? "";
};
/** The form of a review as it was loaded, with what somebody typed over it. */
const formOf = (id: number, typed: Record<string, string>, version = 1, loaded = { status: "published", reply: "" }) => ({
  ...{ id: String(id), version: String(version), loaded: JSON.stringify(loaded) },
  ...{ ...loaded, ...typed },
});
const save = (form: Record<string, string>) => answerTo(action(post(path, form, staff)));
beforeEach(async () => {
  await db.review.deleteMany();
  await db.deletedRow.deleteMany();
});

test("A2.88 /admin#reviews lists the reviews, the latest first, each with its stars, product, customer and state", async () => {
  await writeReview("Too soft.");
  await writeReview("Very fresh.");
  const { status, html } = await openAdmin(addressOfHash("#reviews") ?? "", staff);
  expect(status).toBe(200);
  expect(html).toContain("<h1>Reviews</h1>");
  expect(html.indexOf("Very fresh.")).toBeLessThan(html.indexOf("Too soft."));
  for (const shown of ["★★★★☆", "4 stars", "Tomatoes</a>", "Ayesha Khan", ">New<"]) expect(html).toContain(shown);
  expect((await openAdmin(`${path}?tab=hidden`, staff)).html).toContain("Nothing matches.");
});

test("new reviews stand before those that staff have looked at", async () => {
  const { id } = await writeReview("Very fresh.");
  await writeReview("Too soft.");
  await actAt(`${id}/status/approved`);
  await writeReview("Just right.");
  const { html } = await openAdmin(path, staff);
  const order = ["Just right.", "Too soft.", "Very fresh."].map((words) => html.indexOf(words));
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect((await openAdmin(`${path}?tab=new`, staff)).html).not.toContain("Very fresh.");
});

test("a hidden review is read by nobody until it is approved", async () => {
  const { id } = await writeReview("Very fresh.");
  expect(await everybodyReads()).toContain("Very fresh.");
  const answer = await actAt(`${id}/status/hidden`, "?page=2");
  expect([answer.location, shownToast(answer)]).toEqual([`${path}?page=2`, "The review is hidden."]);
  expect(await everybodyReads()).not.toContain("Very fresh.");
  const approved = await actAt(`${id}/status/approved`);
  expect(shownToast(approved)).toBe("The review is approved.");
  expect(await everybodyReads()).toContain("Very fresh.");
  expect((await openAdmin(`${path}?tab=approved`, staff)).html).toContain("Very fresh.");
  const book = await db.auditEntry.findMany({ where: { entity: "review", entityId: String(id) }, orderBy: { id: "asc" } });
  expect(book.map(({ before, after }) => [before, after])).toEqual([
    [{ status: "published" }, { status: "hidden" }],
    [{ status: "hidden" }, { status: "approved" }],
  ]);
  expect(shownFailure(await actAt("999999/status/hidden"))).toBe("That review is no longer there.");
  for (const below of [`${id}/status/burned`, `${id}/reply/hidden`, `${id}/activate`])
    expect((await actAt(below)).status).toBe(404);
});

test("hiding and approving are taken back to what the review was before", async () => {
  const { id } = await writeReview("Very fresh.");
  const statusNow = async () => (await db.review.findUniqueOrThrow({ where: { id } })).status;
  await actAt(undoOf(await actAt(`${id}/status/hidden`)));
  expect(await statusNow()).toBe("published");
  await actAt(`${id}/status/approved`);
  const hidden = await actAt(`${id}/status/hidden`);
  expect(undoOf(await actAt(`${id}/status/hidden`))).toBe("");
  await actAt(undoOf(hidden));
  expect(await statusNow()).toBe("approved");
});

test("a reply that was typed while somebody hid the review is saved beside it", async () => {
  const { id } = await writeReview("Very fresh.");
  await actAt(`${id}/status/hidden`);
  await save(formOf(id, { reply: "Thank you!" }));
  expect(await db.review.findUnique({ where: { id } })).toMatchObject({ status: "hidden", reply: "Thank you!" });
});

test("a reply stands below the review and in the customer's inbox; of two who reply at once the second is asked", async () => {
  const { id, userId } = await writeReview("Very fresh.");
  const saved = await save(formOf(id, { reply: "Thank you!" }));
  expect([saved.location, shownToast(saved)]).toEqual([path, "“Very fresh.” is saved."]);
  expect(await everybodyReads()).toContain("Thank you!");
  expect(await db.review.findUnique({ where: { id } })).toMatchObject({ repliedAt: expect.any(Date) });
  expect(await db.notification.findMany({ where: { userId } })).toMatchObject([
    { type: "review", title: "The shop replied to your review of Tomatoes", content: "Thank you!", read: false },
  ]);
  const second = await openAdmin(`${path}?edit=${id}`, { ...staff, form: formOf(id, { reply: "Shukriya" }) });
  expect(second.status).toBe(409);
  for (const said of ["Reply: which one holds?", "<b>Thank you!</b>", "<b>Shukriya</b>"]) expect(second.html).toContain(said);
  await save(formOf(id, { reply: "" }, 2, { status: "published", reply: "Thank you!" }));
  expect(await everybodyReads()).not.toContain("Thank you!");
  expect(await db.review.findUnique({ where: { id } })).toMatchObject({ reply: null, repliedAt: null });
  expect(await db.notification.count({ where: { userId } })).toBe(1);
});

test("who approved, hid or answered a review is told on its timeline, the latest first", async () => {
  const { id } = await writeReview("Very fresh.");
  await actAt(`${id}/status/hidden`);
  await actAt(`${id}/status/approved`);
  await save(formOf(id, { reply: "Thank you!" }, 3, { status: "approved", reply: "" }));
  const { html } = await openAdmin(`${path}?history=${id}`, viewer);
  const told = [...html.matchAll(/<p>([^<]* → [^<]*)<\/p>/g)].map(([, change]) => change);
  expect(told).toEqual(["Reply: nothing → Thank you!", "State: Hidden → Approved", "State: New → Hidden"]);
  expect(html).toContain((await db.user.findUniqueOrThrow({ where: { id: staff.id } })).name);
});

test("nobody of the shop writes a review: neither by a form nor by a file", async () => {
  const { id } = await writeReview("Very fresh.");
  expect((await openAdmin(path, staff)).html).not.toContain("edit=new");
  expect((await openAdmin(`${path}?edit=new`, staff)).html).not.toContain("<textarea");
  const made = await save({ status: "approved", reply: "Thank you!" });
  expect([made.status, await db.review.count()]).toEqual([409, 1]);
  const file = new FormData();
  file.append("file", new File([`id,status,reply\n,approved,Hello\n${id},approved,Thank you!`], "reviews.csv"));
  const sent = await answerTo(act(post(`${path}/import`, file, { ...staff, params: { "*": "import" } })));
  const shown = (await openAdmin(sent.location ?? "", staff)).html;
  expect(shown).toContain("0 new, 1 changed, 0 as they are, 1 refused");
  expect(shown).toContain("Nothing can be added here.");
  const number = /import=(\d+)/.exec(sent.location ?? "")?.[1];
  await actAt(`import/${number}/apply`);
  expect(await db.review.findMany({ include: { user: { include: { notifications: true } } } })).toMatchObject([
    {
      id,
      status: "approved",
      reply: "Thank you!",
      repliedAt: expect.any(Date),
      user: { notifications: [{ content: "Thank you!" }] },
    },
  ]);
});

test("a deleted review is in the bin under its words, and comes back as it was", async () => {
  const { id } = await writeReview("Very fresh.");
  const deleted = await answerTo(
    act(post(`${path}/${id}/delete`, { version: "1" }, { ...staff, params: { "*": `${id}/delete` } })),
  );
  expect(await everybodyReads()).not.toContain("Very fresh.");
  expect((await openAdmin(`${path}?tab=bin`, staff)).html).toContain(">Very fresh.</a>");
  await actAt(undoOf(deleted));
  expect(await everybodyReads()).toContain("Very fresh.");
});

test("what marked reviews become is chosen first, then shown row by row, and can be chosen anew", async () => {
  const [first, second, third] = [await writeReview("One."), await writeReview("Two."), await writeReview("Three.")];
  await actAt(`${second.id}/status/approved`);
  const marked = `${path}?bulk=status&id=${first.id}&id=${second.id}`;
  const formOfValues = (html: string) => /<form(?:(?!<\/form>).)*id="bulk-value".*?<\/form>/s.exec(html)?.[0] ?? "";
  const idsIn = (form: string) => [...form.matchAll(/name="id" value="(\d+)"/g)].map(([, id]) => Number(id));
  const asked = await openAdmin(marked, staff);
  expect(idsIn(formOfValues(asked.html)).sort()).toEqual([first.id, second.id].sort());
  expect(asked.html).not.toContain("bulk/status");
  const chosen = (await openAdmin(`${marked}&value=approved`, staff)).html;
  expect(chosen).toContain("<s>New</s> → Approved");
  expect(idsIn(formOfValues(chosen)).sort()).toEqual([first.id, second.id].sort());
  const all = (await openAdmin(`${path}?bulk=status&all=1`, staff)).html;
  expect(formOfValues(all)).toContain('name="all" value="1"');
  expect(idsIn(formOfValues(all))).toEqual([]);
  const form = { value: "approved", id: String(first.id), version: "1" };
  await answerTo(act(post(`${path}/bulk/status`, form, { ...staff, params: { "*": "bulk/status" } })));
  expect(await db.review.findMany({ orderBy: { id: "asc" }, select: { id: true, status: true } })).toEqual([
    { id: first.id, status: "approved" },
    { id: second.id, status: "approved" },
    { id: third.id, status: "published" },
  ]);
});

test("who may only look finds neither buttons nor a form, and reads the whole review with its reply", async () => {
  const { id } = await writeReview("Very fresh.");
  await save(formOf(id, { reply: "Thank you!" }));
  for (const address of [path, `${path}?edit=${id}`]) {
    const { html } = await openAdmin(address, viewer);
    expect(html).toContain("Very fresh.");
    for (const hidden of ["Hide<", "Approve<", "<textarea"]) expect(html).not.toContain(hidden);
  }
  expect((await openAdmin(`${path}?edit=${id}`, viewer)).html).toContain("<dt>Reply</dt><dd>Thank you!</dd>");
});
