import { describe, expect, test } from "vitest";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { findSection, sections } from "../sections.ts";
import { categoryOf, helpCategories, saysAll } from "./categories.ts";
import { helpTopics, type TopicId } from "./topics.ts";

const topics = helpTopics("en");
const find = (search: string, lang: "en" | "ur" = "en") =>
  helpTopics(lang)
    .filter((topic) => saysAll(topic, search))
    .map(({ id }) => id);
const answerOf = (id: TopicId, lang: "en" | "ur") => helpTopics(lang).find((topic) => topic.id === id)?.answer ?? "";

describe("what the help knows", () => {
  test("B1.02 every section of the back office is documented", () => {
    const documented = new Set(topics.map(({ section }) => section));
    expect(sections.map(({ key }) => key).filter((key) => !documented.has(key))).toEqual([]);
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

  test.each(["en", "ur"] as const)("A5.26 it advises on product images (%s)", (lang) => {
    for (const advice of ["800x800", "1000x1000", "5MB", "JPG", "PNG"]) expect(answerOf("product-image", lang)).toContain(advice);
  });

  test("A5.27 it says when a product shows in the store", () => {
    for (const condition of ["active", "stock is above 0", "category", "required fields", "not a draft"])
      expect(answerOf("product-hidden", "en")).toContain(condition);
    for (const condition of ["active", "stock 0 se ziada", "category", "zaroori khanay", "draft na ho"])
      expect(answerOf("product-hidden", "ur")).toContain(condition);
  });

  test("A8.36 it explains 'No sales data available' by its four causes", () => {
    expect(find("No sales data available")).toContain("no-sales-data");
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
