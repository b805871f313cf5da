import { beforeEach, expect, test } from "vitest";
import { addressOfHash } from "#app/admin/page-address.ts";
import { findReviewsAndQuestions } from "#app/domain/reviews/find-reviews.server.ts";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post, shownToast } from "#tests/fixtures/request.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { action as reply } from "./$reviewId.tsx";
import { action as judge } from "./$reviewId_.status.ts";

const staff = await makeStaff("editor");
const viewer = await makeStaff("viewer");
const { id: productId } = await makeProduct({ name: "Tomatoes" });

const writeReview = async (content: string) =>
  db.review.create({ data: { productId, userId: (await makeUser({ name: "Ayesha Khan" })).id, rating: 4, content } });
const act = (serve: typeof judge, id: number, form: Record<string, string>) =>
  answerTo(serve(post(`/admin/reviews/${id}`, form, { ...staff, params: { reviewId: String(id) } })) as Promise<unknown>);
const everybodyReads = async () =>
  JSON.stringify(await findReviewsAndQuestions({ productId, viewerId: null, reviewsPage: 1, questionsPage: 1 }));

beforeEach(async () => {
  await db.review.deleteMany();
});

test("A2.88 /admin#reviews lists the reviews, the latest first, each with its stars, product, customer and state", async () => {
  await writeReview("Too soft.");
  await writeReview("Very fresh.");
  const { status, html } = await openAdmin(addressOfHash("#reviews") ?? "", staff);
  expect(status).toBe(200);
  expect(html).toContain("<h1>Reviews</h1>");
  expect(html.indexOf("Very fresh.")).toBeLessThan(html.indexOf("Too soft."));
  for (const shown of ["★★★★☆", "4 stars", "Tomatoes</a>", "Ayesha Khan", ">New<"]) expect(html).toContain(shown);
  expect((await openAdmin("/admin/reviews?view=hidden", staff)).html).toContain("No reviews here");
});

test("a hidden review is read by nobody until it is approved", async () => {
  const { id } = await writeReview("Very fresh.");
  expect(await everybodyReads()).toContain("Very fresh.");
  const answer = await act(judge, id, { status: "hidden", return_to: "/admin/reviews?page=2" });
  expect([answer.location, shownToast(answer)]).toEqual(["/admin/reviews?page=2", "The review is hidden."]);
  expect(await everybodyReads()).not.toContain("Very fresh.");
  const approved = await act(judge, id, { status: "approved", return_to: "https://evil.test" });
  expect(shownToast(approved)).toBe("The review is approved.");
  expect(await everybodyReads()).toContain("Very fresh.");
  expect((await openAdmin("/admin/reviews?view=approved", staff)).html).toContain("Very fresh.");
  const book = await db.auditEntry.findMany({ where: { entity: "review", entityId: String(id) }, orderBy: { id: "asc" } });
  expect(book.map(({ before, after }) => [before, after])).toEqual([
    [{ status: "published" }, { status: "hidden" }],
    [{ status: "hidden" }, { status: "approved" }],
  ]);
  expect(shownToast(await act(judge, 999_999, { status: "hidden" }))).toBe("That review is no longer there.");
});

test("a reply stands below the review and in the customer's inbox; of two who reply at once the second is told", async () => {
  const { id, userId } = await writeReview("Very fresh.");
  expect(shownToast(await act(reply as typeof judge, id, { reply: "Thank you!", version: "1" }))).toBe("The reply is saved.");
  expect(await everybodyReads()).toContain("Thank you!");
  expect(await db.notification.findMany({ where: { userId } })).toMatchObject([
    { type: "review", title: "The shop replied to your review of Tomatoes", content: "Thank you!", read: false },
  ]);
  const second = await openAdmin(`/admin/reviews/${id}`, { ...staff, form: { reply: "Shukriya", version: "1" } });
  expect(second.status).toBe(409);
  for (const said of [">Shukriya</textarea>", "Saved now: Thank you!"]) expect(second.html).toContain(said);
  await act(reply as typeof judge, id, { reply: "", version: "2" });
  expect(await everybodyReads()).not.toContain("Thank you!");
});

test("who approved, hid or answered a review is told on its timeline, the latest first", async () => {
  const { id } = await writeReview("Very fresh.");
  await act(judge, id, { status: "hidden" });
  await act(judge, id, { status: "approved" });
  await act(reply as typeof judge, id, { reply: "Thank you!", version: "1" });
  await act(reply as typeof judge, id, { reply: "Thank you!", version: "2" });
  const { html } = await openAdmin(`/admin/reviews/${id}`, viewer);
  const told = [...html.matchAll(/<p>([^<]* → [^<]*)<\/p>/g)].map(([, change]) => change);
  expect(told).toEqual(["Reply: no reply → Thank you!", "State: Hidden → Approved", "State: New → Hidden"]);
  expect(html).toContain((await db.user.findUniqueOrThrow({ where: { id: staff.id } })).name);
});

test("who may only look finds neither buttons nor a form", async () => {
  const { id } = await writeReview("Very fresh.");
  for (const path of ["/admin/reviews", `/admin/reviews/${id}`]) {
    const { html } = await openAdmin(path, viewer);
    expect(html).toContain("Very fresh.");
    for (const hidden of ["Hide<", "Approve<", "<textarea"]) expect(html).not.toContain(hidden);
  }
});
