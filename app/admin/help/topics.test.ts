import { describe, expect, test } from "vitest";
import { admin } from "#app/i18n/admin.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { adminReviews } from "#app/i18n/admin-reviews.ts";
import { adminSeasonal } from "#app/i18n/admin-seasonal.ts";
import { adminSettings } from "#app/i18n/admin-settings.ts";
import { adminStatements } from "#app/i18n/admin-statements.ts";
import { documents } from "#app/i18n/documents.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pricing } from "#app/i18n/pricing.ts";
import { productBulk } from "#app/i18n/product-bulk.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { productForm } from "#app/i18n/product-form.ts";
import { productList } from "#app/i18n/product-list.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";

import { keyNames } from "../counter/use-counter-keys.ts";
import { findSection, sections } from "../sections.ts";
import { categoryOf, helpCategories, matchesAll } from "./categories.ts";
import { helpTopics, type TopicId } from "./topics.ts";

const topics = helpTopics("en");

/** The buttons and headings that topics name, with their texts on the screens. */
const pressed: Partial<Record<TopicId, (lang: Lang) => string[]>> = {
  "setup-guide": (lang) => [adminDashboard[lang]["guide.dismiss"]],
  "statement-match": (lang) => [adminStatements[lang].title, adminStatements[lang].apply],
  "statistics-range": (lang) => [adminDashboard[lang].csv],
  "product-add": (lang) => (lang === "ur" ? [admin.ur["add-product"]] : []),
  "product-list": (lang) => [productList[lang].columns, productList[lang]["views.keep"]],
  "product-bulk": (lang) => [productList[lang]["bulk.ticked"], productList[lang]["bulk.all"], productBulk[lang].preview],
  "product-stale": (lang) => [productForm[lang]["conflict.drop"]],
  "product-archive": (lang) => (["act.archive", "act.restore", "act.duplicate"] as const).map((act) => productForm[lang][act]),
  "unit-add": (lang) => [productForm[lang]["unit.add"]],
  "csv-export": (lang) => [productList[lang].export],
  "csv-import": (lang) => [productList[lang].import, productCsv[lang]["mapping.go"]],
  "csv-refused": (lang) => [productCsv[lang]["error-file"]],
  "pricing-below-cost": (lang) => [pricing[lang]["allow-below-cost"]],
  "pricing-undo": (lang) => [pricing[lang]["revert.short"]],
  "order-views": (lang) => (["confirm", "pack", "out", "unpaid"] as const).map((view) => adminOrders[lang][`view.${view}`]),
  "order-status": (lang) => [adminOrders[lang]["moved.undo"]],
  "order-bulk": (lang) => [adminOrders[lang]["bulk.status"], adminOrders[lang]["bulk.apply"]],
  "order-live": (lang) => [adminOrders[lang]["live.acknowledge"]],
  "order-papers": (lang) => [documents[lang].papers, adminOrders[lang]["picking.open"]],
  "order-phone": (lang) => [adminOrders[lang]["create.open"]],
  "counter-sale": (lang) => [adminOrders[lang]["counter.open"]],
  "review-approve": (lang) => [adminReviews[lang]["set.status.hidden"], adminReviews[lang]["set.status.approved"]],
  "content-banners": (lang) => [adminContent[lang]["tab.banners"], resourceTexts[lang].deactivate],
  "content-seasonal": (lang) => [
    adminContent[lang]["tab.seasonal"],
    adminSeasonal[lang]["set.featured.off"],
    adminSeasonal[lang].delete,
  ],
  "content-policies": (lang) => [adminContent[lang]["tab.pages"], adminContent[lang].preview],
  "content-shows": (lang) => [adminContent[lang].global],
  "question-answer": (lang) => (lang === "ur" ? [admin.ur["section.product-questions"]] : []),
  "settings-maintenance": (lang) => [adminSettings[lang].undo],
  "access-denied": (lang) => [admin[lang]["gate.debug"]],
};
const find = (search: string, lang: "en" | "ur" = "en") =>
  helpTopics(lang)
    .filter((topic) => matchesAll(topic, search))
    .map(({ id }) => id);
const answerOf = (id: TopicId, lang: "en" | "ur") => helpTopics(lang).find((topic) => topic.id === id)?.answer ?? "";

describe("what the help knows", () => {
  test("B1.02 every section of the back office is documented", () => {
    const documented = new Set(topics.map(({ section }) => section));
    expect(sections.map(({ key }) => key).filter((key) => !documented.has(key))).toEqual([]);
  });

  test("B1.02 every section has topics in both languages", () => {
    for (const { key } of sections) {
      const [en, ur] = (["en", "ur"] as const).map((lang) => helpTopics(lang).filter(({ section }) => section === key));
      expect(en?.length, key).toBeGreaterThan(0);
      expect(ur?.map(({ id }) => id)).toEqual(en?.map(({ id }) => id));
      for (const [at, topic] of (en ?? []).entries()) {
        expect([topic.question, topic.answer]).not.toEqual([ur?.[at]?.question, ur?.[at]?.answer]);
      }
    }
  });

  test.each(["en", "ur"] as const)("B1.02 what a topic tells to press is called so on its screen (%s)", (lang) => {
    for (const [id, words] of Object.entries(pressed))
      for (const word of words(lang)) expect(answerOf(id as TopicId, lang), id).toContain(`'${word}'`);
  });

  test.each(["en", "ur"] as const)("B1.02 the keys of the counter are the ones it hears (%s)", (lang) => {
    for (const key of ["pay", "finish", "drawer"] as const) expect(answerOf("counter-sale", lang)).toContain(keyNames[key]);
    for (const key of ["caller", "last-basket", "paste", "hold", "recall"] as const)
      expect(answerOf("counter-caller", lang)).toContain(keyNames[key]);
  });

  test("A3.20 a topic has an id, a question, an answer, one of three types and keywords", () => {
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    for (const { question, answer, type, keywords } of topics) {
      expect([question, answer].every((text) => text.length > 0 && !text.startsWith("topic."))).toBe(true);
      expect(["basic", "advanced", "troubleshooting"]).toContain(type);
      expect(keywords.length).toBeGreaterThan(0);
    }
    expect(new Set(topics.map(({ type }) => type)).size).toBe(3);
  });

  test("no sentence of a topic is left over that no topic says", () => {
    const told = new Set(topics.map(({ id }) => id as string));
    const written = Object.keys(adminHelp.en).flatMap((key) => /^topic\.(.+)\.question$/.exec(key)?.[1] ?? []);
    expect(written.filter((id) => !told.has(id))).toEqual([]);
  });

  test.each([
    ["en", "square", "under 5MB"],
    ["ur", "Chakor", "5MB se kam"],
  ] as const)("A5.26 it advises on product images (%s)", (lang, shape, size) => {
    for (const advice of [shape, "800x800", "1000x1000", size, "JPG", "PNG"])
      expect(answerOf("product-image", lang)).toContain(advice);
  });

  test("A5.27 it says when a product shows in the store", () => {
    for (const condition of ["active", "stock is above 0", "category", "required fields", "not a draft"])
      expect(answerOf("product-hidden", "en")).toContain(condition);
    for (const condition of ["active", "stock 0 se ziada", "category", "zaroori khanay", "draft na ho"])
      expect(answerOf("product-hidden", "ur")).toContain(condition);
  });

  test("A8.36 it explains 'No sales data available' by its four causes", () => {
    expect(find("No sales data available")).toContain("no-sales-data");
    expect(adminHelp.en["topic.no-sales-data.question"]).toContain("'No sales data available'");
    for (const cause of ["no completed orders", "no admin permission", "a database issue", "an empty date range"])
      expect(answerOf("no-sales-data", "en")).toContain(cause);
  });

  test("B6.10 it says that administrators create notification templates", () => {
    expect(answerOf("push-template", "en")).toContain("Administrators create notification templates");
    expect(answerOf("push-template", "ur")).toContain("administrators");
  });
});

describe("finding something in it", () => {
  test("B2.49 every word has to be there, in any case, in question, answer or keywords", () => {
    expect(find("ADD PRODUCT")).toContain("product-add");
    expect(find("product invoice")).not.toContain("product-add");
    expect(find("tasveer", "ur")).toContain("product-image");
    expect(find("xylophone")).toEqual([]);
  });

  test("B2.50 every section stands in one of the four categories, and none of them is empty", () => {
    expect(helpCategories).toEqual(["all", "core", "commerce", "content", "system"]);
    const used = new Set(sections.map(categoryOf));
    expect([...used].sort()).toEqual(["commerce", "content", "core", "system"]);
    const shown = ["dashboard", "orders", "pricing", "videos", "contact", "settings"] as const;
    expect(shown.map((key) => categoryOf(findSection(key)!))).toEqual([
      ...["core", "commerce", "commerce"],
      ...["content", "content", "system"],
    ]);
  });
});
