import type { ActionFunctionArgs } from "@remix-run/node";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  flushNotifications,
  isListeningForChanges,
  listenForChanges,
  stopListeningForChanges,
  subscribeToChanges,
} from "#app/platform/cached-read.server.ts";
import { databaseUrl, db } from "#app/platform/db.server.ts";
import { action as actOnCategory } from "#app/routes/admin+/categories+/$.ts";
import { action as saveCategory } from "#app/routes/admin+/categories+/index.tsx";
import { action as actOnSlide } from "#app/routes/admin+/content+/$.ts";
import { action as saveBanner } from "#app/routes/admin+/content+/banners.tsx";
import { action as actOnBanner } from "#app/routes/admin+/content+/banners_.$.ts";
import { action as saveSlide } from "#app/routes/admin+/content+/index.tsx";
import { action as saveAbout } from "#app/routes/admin+/content+/pages.tsx";
import { action as actOnAbout } from "#app/routes/admin+/content+/pages_.$.ts";
import { action as savePolicy } from "#app/routes/admin+/content+/policies.tsx";
import { action as actOnPolicy } from "#app/routes/admin+/content+/policies_.$.ts";
import { action as saveSeasonal } from "#app/routes/admin+/content+/seasonal.tsx";
import { action as actOnSeasonal } from "#app/routes/admin+/content+/seasonal_.$.ts";
import { action as actOnZone } from "#app/routes/admin+/delivery-zones+/$.ts";
import { action as saveZone } from "#app/routes/admin+/delivery-zones+/index.tsx";

import { action as actOnPackage } from "#app/routes/admin+/packages+/$.ts";
import { action as savePackage } from "#app/routes/admin+/packages+/index.tsx";
import { action as answerQuestion } from "#app/routes/admin+/product-questions+/index.tsx";
import { action as actOnReview } from "#app/routes/admin+/reviews+/$.ts";
import { action as replyReview } from "#app/routes/admin+/reviews+/index.tsx";

import { action as actOnService } from "#app/routes/admin+/services+/$.ts";
import { action as saveService } from "#app/routes/admin+/services+/index.tsx";
import { action as saveGeneral } from "#app/routes/admin+/settings+/general.tsx";
import { action as saveSubcategory } from "#app/routes/admin+/subcategories+/index.tsx";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { openContent } from "#tests/support/content-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";
import { type Listening, listen } from "../listen.ts";
import { cachePages } from "./page-cache.ts";

const staff = await makeStaff("admin");
const { id: productId } = await makeProduct({ name: "Kinnow" });
const user = await makeUser({ name: "Ayesha Khan" });
const picture = "/placeholders/carrot-85.svg";

let made = 0;
let shop: Listening;

/** The storefront behind the memory that its visitors are answered from. */
async function render({ url }: Request): Promise<Response> {
  made++;
  const { pathname } = new URL(url);
  const { html } = await (/^\/(?:about|services|delivery-zones|\w+-policy)$/.test(pathname) ? openContent : openShop)(pathname);
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

beforeAll(async () => {
  await listenForChanges();
  const cached = cachePages((_, res) => void res.end(), {
    ...{ render, headers: [], policyOf: () => "", compress: false },
    ...{
      isSubscribed: isListeningForChanges,
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

/** A form of the back office sent by an editor. */
const send = (serve: Serve, form: Record<string, string>) => sendTo({}, serve, form);

/** A form of the back office sent to a row by an editor, to the address that names it. */
async function sendTo(params: Record<string, string>, serve: Serve, form: Record<string, string>) {
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
  expect(await aroundOf("/", heading, () => actAt(actOnSeasonal, `${id}/featured/off`))).toBe(goes);
  expect(await aroundOf("/", heading, () => actAt(actOnSeasonal, `${id}/featured/on`))).toBe(appears);
  expect(await aroundOf("/", heading, () => actAt(actOnSeasonal, `${id}/delete`, { version: "3" }))).toBe(goes);
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

test("a service that is added, moved, switched or deleted is so at the next request", async () => {
  const service = { description: "At once.", icon_name: "Truck", link_url: "/packages", bg_pattern: "🛵", is_active: "on" };
  const add = (title: string, order: string) => send(saveService, { ...service, title, display_order: order });
  expect(await aroundOf("/services", "Same day", () => add("Same day", "1"))).toBe(appears);
  await add("Returns", "2");
  const { id } = await db.service.findFirstOrThrow({ where: { title: "Same day" } });
  const first = async () => (await read("/services")).match(/Same day<|Returns</g)?.[0];
  expect(await first()).toBe("Same day<");
  await actAt(actOnService, `${id}/down`, { version: "1" });
  expect(await first()).toBe("Returns<");
  expect(await aroundOf("/services", "Same day<", () => actAt(actOnService, `${id}/deactivate`))).toBe(goes);
  expect(await aroundOf("/services", "Same day<", () => actAt(actOnService, `${id}/activate`))).toBe(appears);
  expect(await aroundOf("/services", "Same day<", () => actAt(actOnService, `${id}/delete`, { version: "4" }))).toBe(goes);
});

test("a zone's charge that is saved, given to many or switched off is so at the next request", async () => {
  const page = "/delivery-zones";
  await makeZone({ staffDefault: true });
  const zone = { name: "Saddar", delivery_charge: "91", is_active: "on" };
  expect(await aroundOf(page, "Rs. 91 ", () => send(saveZone, zone))).toBe(appears);
  const { id } = await db.deliveryZone.findUniqueOrThrow({ where: { name: "Saddar" } });
  const marked = { id: String(id), version: "1", value: "92" };
  expect(await aroundOf(page, "Rs. 92 ", () => actAt(actOnZone, "bulk/delivery_charge", marked))).toBe(appears);
  expect(await aroundOf(page, "<b>Saddar</b>", () => actAt(actOnZone, `${id}/deactivate`))).toBe(goes);
});

test("what another process saves is on the pages of this one at the next request", async () => {
  const elsewhere = (statement: string) => async () => {
    const process = new Client({ connectionString: databaseUrl() });
    await process.connect();
    await process.query(statement).finally(() => process.end());
  };
  await db.service.create({
    data: { title: "Gift wrap", description: "-", iconName: "Package", linkUrl: "/packages", isActive: false },
  });
  expect(await aroundOf("/services", "Gift wrap", elsewhere("UPDATE services SET is_active = true"))).toBe(appears);
  const charge = elsewhere("UPDATE delivery_zones SET is_active = true, delivery_charge = 9300");
  expect(await aroundOf("/delivery-zones", "Rs. 93 ", charge)).toBe(appears);
});

test("a review that is hidden, approved or replied to is so on the product's page at the next request", async () => {
  const page = `/product/${productId}`;
  const { id } = await db.review.create({ data: { productId, userId: user.id, rating: 4, content: "Very sweet." } });
  expect(await aroundOf(page, "Very sweet.", () => actAt(actOnReview, `${id}/status/hidden`))).toBe(goes);
  expect(await aroundOf(page, "Very sweet.", () => actAt(actOnReview, `${id}/status/approved`))).toBe(appears);
  const reply = { status: "approved", reply: "Shukriya!", id: String(id), version: "3" };
  expect(await aroundOf(page, "Shukriya!", () => send(replyReview, reply))).toBe(appears);
});

test("an answer to a question stands on the product's page at the next request", async () => {
  const { id } = await db.productQuestion.create({
    data: { productId, productName: "Kinnow", userName: user.name, question: "Are they seedless?" },
  });
  const answer = () => send(answerQuestion, { answer: "Nearly so.", id: String(id), version: "1" });
  expect(await aroundOf(`/product/${productId}`, "Nearly so.", answer)).toBe(appears);
});

test("B7.42 B7.43 B7.44 a category that is added, renamed or deleted is so at the next request, whichever process saved it", async () => {
  const form = { name: "Gift boxes", display_order: "1" };
  expect(await aroundOf("/", "Gift boxes", () => send(saveCategory, form))).toBe(appears);
  const { id } = await db.category.findFirstOrThrow({ where: { name: "Gift boxes" } });
  const renamed = { ...form, name: "Tokrian", id: String(id), version: "1" };
  expect(await aroundOf("/", "Tokrian", () => send(saveCategory, renamed))).toBe(appears);
  const elsewhere = new Client({ connectionString: databaseUrl() });
  await elsewhere.connect();
  const rename = () => elsewhere.query("UPDATE categories SET name = 'Hampers' WHERE id = $1", [id]);
  expect(await aroundOf("/", "Hampers", rename)).toBe(appears);
  await elsewhere.end();
  expect(await aroundOf("/", "Hampers", () => actAt(actOnCategory, `${id}/delete`, { version: "2" }))).toBe(goes);
});

test("B7.45 B7.46 a subcategory that is added or renamed is so on its category's chips at the next request", async () => {
  const { categoryId } = await db.product.findUniqueOrThrow({ where: { id: productId } });
  const path = `/category/${categoryId}`;
  const form = { name: "Citrus", category_id: String(categoryId) };
  expect(await aroundOf(path, "Citrus", () => send(saveSubcategory, form))).toBe(appears);
  const { id } = await db.subcategory.findFirstOrThrow({ where: { name: "Citrus" } });
  const renamed = { ...form, name: "Khattay phal", id: String(id), version: "1" };
  expect(await aroundOf(path, "Khattay phal", () => send(saveSubcategory, renamed))).toBe(appears);
});

test("a package that is created, filled, edited or retired is so at the next request", async () => {
  const basket = { name: "Ramzan basket", description: "For the month.", price: "5000", is_active: "on" };
  await send(savePackage, basket); // not shown yet: there is nothing in it
  const { id } = await db.package.findFirstOrThrow({ where: { name: "Ramzan basket" } });
  const line = { product_id: String(productId), quantity: "2" };
  const fill = () => actAt(actOnPackage, `${id}/lines`, line);
  expect(await aroundOf("/packages", "Ramzan basket", fill)).toBe(appears);
  const edited = { ...basket, name: "Eid basket", id: String(id), version: "2" };
  expect(await aroundOf(`/package/${id}`, "Eid basket", () => send(savePackage, edited))).toBe(appears);
  const { id: lineId } = await db.packageProduct.findFirstOrThrow({ where: { packageId: id } });
  const remove = () => actAt(actOnPackage, `${id}/lines/${lineId}/delete`);
  expect(await aroundOf("/packages", "Eid basket", remove)).toBe(goes);
  expect(await aroundOf(`/package/${id}`, "Kinnow", fill)).toBe(appears);
  expect(await aroundOf("/packages", "Eid basket", () => actAt(actOnPackage, `${id}/deactivate`))).toBe(goes);
});

test("the shop's city that is saved stands on its pages at the next request", async () => {
  const general = {
    ...{ brand: "Taaza Mandi", city: "Bahawalpur", first_slot: "10:00", last_slot: "20:00", same_day_until: "18:00" },
    ...{ default_charge: "200", default_free_above: "2000" },
    ...{ unproved_orders: "4", unproved_total: "25000", round_totals: "1" },
  };
  const save = () => send((args) => saveGeneral(args).catch((thrown: unknown) => thrown), general);
  expect(await aroundOf("/", "the homes of Bahawalpur only", save)).toBe(appears);
});
