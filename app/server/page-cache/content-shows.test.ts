import type { ActionFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  flushNotifications,
  isListeningForChanges,
  listenForChanges,
  stopListeningForChanges,
  subscribeToChanges,
} from "#app/platform/cached-read.server.ts";
import { db } from "#app/platform/db.server.ts";
import { action as actOnSlide } from "#app/routes/admin+/content+/$.ts";
import { action as saveBanner } from "#app/routes/admin+/content+/banners.tsx";
import { action as actOnBanner } from "#app/routes/admin+/content+/banners_.$.ts";
import { action as saveSlide } from "#app/routes/admin+/content+/index.tsx";
import { action as saveAbout } from "#app/routes/admin+/content+/pages.tsx";
import { action as actOnAbout } from "#app/routes/admin+/content+/pages_.$.ts";
import { action as savePolicy } from "#app/routes/admin+/content+/policies.tsx";
import { action as actOnPolicy } from "#app/routes/admin+/content+/policies_.$.ts";
import { action as saveSeasonal } from "#app/routes/admin+/content+/seasonal.tsx";
import { action as removeSeasonal } from "#app/routes/admin+/content+/seasonal_.$seasonalId.delete.ts";
import { action as featureSeasonal } from "#app/routes/admin+/content+/seasonal_.$seasonalId.featured.ts";
import { action as answerQuestion } from "#app/routes/admin+/product-questions+/$questionId.tsx";
import { action as replyReview } from "#app/routes/admin+/reviews+/$reviewId.tsx";
import { action as judgeReview } from "#app/routes/admin+/reviews+/$reviewId_.status.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { openContent } from "#tests/support/content-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { type Listening, listen } from "../listen.ts";
import { cachePages } from "./page-cache.ts";

const staff = await makeStaff("editor");
const { id: productId } = await makeProduct({ name: "Kinnow" });
const user = await makeUser({ name: "Ayesha Khan" });
const picture = "/placeholders/carrot-85.svg";

let made = 0;
let shop: Listening;

/** The storefront behind the memory that its visitors are answered from. */
async function render({ url }: Request): Promise<Response> {
  made++;
  const { pathname } = new URL(url);
  const { html } = await (/^\/(?:about|\w+-policy)$/.test(pathname) ? openContent : openShop)(pathname);
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

beforeAll(async () => {
  await listenForChanges();
  const cached = cachePages((_, res) => void res.end(), {
    ...{ render, headers: [], policyOf: () => "", compress: false },
    ...{
      isHearing: isListeningForChanges,
      flushNotifications,
      onChange: subscribeToChanges,
      originOf: ({ headers }) => `http://${headers.host}`,
    },
  });
  shop = await listen(cached, { port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await shop.close();
  await stopListeningForChanges();
});

const read = async (path: string) => (await fetch(`http://127.0.0.1:${shop.port}${path}`, { keepalive: false })).text();

const standing = (html: string, words: string) => (html.includes(words) ? "there" : "absent");

/** Whether words stand on a page that visitors get from memory, and whether at the next request after something was done. */
async function aroundOf(path: string, words: string, act: () => Promise<unknown>): Promise<string> {
  const before = await read(path);
  const from = made;
  await read(path);
  expect(made, "the page comes from memory").toBe(from);
  await act();
  return `${standing(before, words)}, then ${standing(await read(path), words)}`;
}

type Serve = (args: ActionFunctionArgs) => unknown;

/** A form of the back office sent by an editor; `id` is the row in its address, whatever the address calls it. */
async function send(serve: Serve, form: Record<string, string>, id: number | "none" = "none") {
  const names = ["seasonalId", "reviewId", "questionId"];
  const params = Object.fromEntries(names.map((name) => [name, String(id)]));
  const { status } = await answerTo(serve(post("/admin", form, { ...staff, params })));
  expect(status).toBe(302);
}

/** Does what an address below a list says, such as "7/delete". */
async function actAt(serve: Serve, below: string, form: Record<string, string> = {}) {
  const { status } = await answerTo(serve(post(`/admin/${below}`, form, { ...staff, params: { "*": below } })));
  expect(status).toBe(302);
}

const appears = "absent, then there";
const goes = "there, then absent";

test("A7.40 A7.41 A2.120 A7.42 a slide that is added, edited, moved or deleted is so at the next request", async () => {
  const slide = { alt: "Fruit", title: "Kinnow is here", desktop_image_url: picture, mobile_image_url: picture };
  expect(await aroundOf("/", "Kinnow is here", () => send(saveSlide, slide))).toBe(appears);
  const { id } = await db.featuredSlide.findFirstOrThrow();
  const edited = { ...slide, title: "Mangoes are here", id: String(id), version: "1" };
  expect(await aroundOf("/", "Mangoes are here", () => send(saveSlide, edited))).toBe(appears);
  await send(saveSlide, { ...slide, title: "Second slide" });
  const order = async () => (await read("/")).match(/Mangoes are here|Second slide/g)?.[0];
  expect(await order()).toBe("Mangoes are here");
  await actAt(actOnSlide, `${id}/down`, { version: "2" });
  expect(await order()).toBe("Second slide");
  expect(await aroundOf("/", "Mangoes are here", () => actAt(actOnSlide, `${id}/delete`, { version: "3" }))).toBe(goes);
});

test("A7.44 A7.45 A7.46 a banner that is added, switched or deleted is so at the next request", async () => {
  const banner = {
    title: "Winter mewa",
    description: "Badam and kaju.",
    image_url: picture,
    link_url: "/packages",
    active: "on",
  };
  expect(await aroundOf("/", "Winter mewa", () => send(saveBanner, banner))).toBe(appears);
  const { id } = await db.promotionalBanner.findFirstOrThrow();
  expect(await aroundOf("/", "Winter mewa", () => actAt(actOnBanner, `${id}/deactivate`))).toBe(goes);
  expect(await aroundOf("/", "Winter mewa", () => actAt(actOnBanner, `${id}/activate`))).toBe(appears);
  expect(await aroundOf("/", "Winter mewa", () => actAt(actOnBanner, `${id}/delete`, { version: "3" }))).toBe(goes);
});

test("A7.48 A7.49 A7.50 a seasonal product that is added, featured or removed is so at the next request", async () => {
  const heading = "In season";
  expect(await aroundOf("/", heading, () => send(saveSeasonal, { product_id: String(productId), featured: "on" }))).toBe(appears);
  const { id } = await db.seasonalProduct.findFirstOrThrow();
  expect(await aroundOf("/", heading, () => send(featureSeasonal, { featured: "no" }, id))).toBe(goes);
  expect(await aroundOf("/", heading, () => send(featureSeasonal, { featured: "yes" }, id))).toBe(appears);
  expect(await aroundOf("/", heading, () => send(removeSeasonal, {}, id))).toBe(goes);
});

test("A2.121 B7.04 B7.05 a section of the about page that is written, hidden or deleted is so at the next request", async () => {
  const section = { section_title: "Our story", section_content: "From the mandi.", is_active: "on" };
  expect(await aroundOf("/about", "Our story", () => send(saveAbout, section))).toBe(appears);
  const { id } = await db.aboutContent.findFirstOrThrow();
  const edited = { ...section, section_content: "From the bazaar.", id: String(id), version: "1" };
  expect(await aroundOf("/about", "From the bazaar.", () => send(saveAbout, edited))).toBe(appears);
  expect(await aroundOf("/about", "Our story", () => actAt(actOnAbout, `${id}/deactivate`))).toBe(goes);
  expect(await aroundOf("/about", "Our story", () => actAt(actOnAbout, `${id}/activate`))).toBe(appears);
  expect(await aroundOf("/about", "Our story", () => actAt(actOnAbout, `${id}/delete`, { version: "4" }))).toBe(goes);
});

test.each(["shipping", "return"])("B7.06 B7.08 a section of the %s policy is so at the next request", async (policyType) => {
  const path = `/${policyType}-policy`;
  const section = { policy_type: policyType, title: "Within seven days", content: "Bring it back.", is_active: "on" };
  expect(await aroundOf(path, "Within seven days", () => send(savePolicy, section))).toBe(appears);
  const { id } = await db.policyContent.findFirstOrThrow({ where: { title: "Within seven days" } });
  expect(await aroundOf(path, "Within seven days", () => actAt(actOnPolicy, `${id}/deactivate`))).toBe(goes);
  expect(await aroundOf(path, "Within seven days", () => actAt(actOnPolicy, `${id}/activate`))).toBe(appears);
  expect(await aroundOf(path, "Within seven days", () => actAt(actOnPolicy, `${id}/delete`, { version: "3" }))).toBe(goes);
});

test("a review that is hidden, approved or replied to is so on the product's page at the next request", async () => {
  const page = `/product/${productId}`;
  const { id } = await db.review.create({ data: { productId, userId: user.id, rating: 4, content: "Very sweet." } });
  expect(await aroundOf(page, "Very sweet.", () => send(judgeReview, { status: "hidden" }, id))).toBe(goes);
  expect(await aroundOf(page, "Very sweet.", () => send(judgeReview, { status: "approved" }, id))).toBe(appears);
  expect(await aroundOf(page, "Shukriya!", () => send(replyReview, { reply: "Shukriya!" }, id))).toBe(appears);
});

test("an answer to a question stands on the product's page at the next request", async () => {
  const { id } = await db.productQuestion.create({
    data: { productId, productName: "Kinnow", userName: user.name, question: "Are they seedless?" },
  });
  const answer = () => send(answerQuestion, { answer: "Nearly so." }, id);
  expect(await aroundOf(`/product/${productId}`, "Nearly so.", answer)).toBe(appears);
});
