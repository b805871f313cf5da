import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { openContent } from "#tests/support/content-pages.tsx";

const add = (question: string, more: object = {}) =>
  db.faq.create({ data: { question, answer: `Answer to ${question}`, ...more } });

const questions = (html: string) => [...html.matchAll(/<summary>(.*?)<svg/g)].map(([, question]) => question);
const open = async (query = "", lang: "en" | "ur" = "en") => (await openContent(`/faq${query}`, { lang })).html;

beforeEach(async () => {
  await db.faq.deleteMany();
});

test("A2.25 /faq shows the questions by subject in the order staff gave them, each opening on its answer", async () => {
  await add("When free?", { category: "delivery", orderNumber: 2 });
  await add("How fast?", { category: "delivery", orderNumber: 1, answer: "In **3** hours." });
  await add("Cash?", { category: "payment", orderNumber: 3 });
  const html = await open();
  expect(questions(html)).toEqual(["How fast?", "When free?", "Cash?"]);
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, subject]) => subject)).toEqual(["Delivery", "Payment"]);
  expect(html).toMatch(/<details id="faq-\d+" class="question"><summary>How fast\?[\s\S]*?In <strong>3<\/strong> hours\./);
});

describe("a search", () => {
  beforeEach(async () => {
    await add("How are refunds paid?", { questionUr: "Paisay kaise wapas?", answer: "In cash.", category: "returns" });
    await add("Which areas?", { answer: "All of the city, refunds included.", category: "delivery" });
    await add("Grades?", { answer: "A, B and C.", category: "ordering" });
  });

  test("finds words in questions and answers, whatever their case and language", async () => {
    expect(questions(await open("?search=REFUNDS"))).toHaveLength(2);
    expect(questions(await open("?search=refunds+cash"))).toEqual(["How are refunds paid?"]);
    expect(questions(await open("?search=paisay"))).toEqual(["How are refunds paid?"]);
    expect(questions(await open("?search=refunds", "ur"))).toContain("Paisay kaise wapas?");
  });

  test("opens the answers when they are few, and says how many there are", async () => {
    const html = await open("?search=cash");
    expect(html).toContain("1 answer for “cash”");
    expect(html).toMatch(/<details [^>]*open=""/);
    expect(await open()).not.toMatch(/<details [^>]*open/);
  });

  test("stays within the subject, and the subject's links keep it", async () => {
    const html = await open("?search=refunds&category=delivery");
    expect(questions(html)).toEqual(["Which areas?"]);
    expect(html).toContain('href="/faq?search=refunds&amp;category=returns"');
    expect(html).toContain('<input type="hidden" name="category" value="delivery"/>');
  });

  test("that finds nothing says so and shows the way back", async () => {
    expect(await open("?search=xylophone")).toMatch(/No answer found[\s\S]*href="\/faq"/);
  });

  test.each(hostileCases)("for %s answers with a page", async (_, value) => {
    const query = `?search=${encodeURIComponent(value.replace(/[\ud800-\udfff]/g, "�").slice(0, 2000))}&category=x`;
    const { status, html } = await openContent(`/faq${query}`);
    expect(status).toBe(200);
    expect(html).not.toContain("<script");
  });

  test("% and _ are letters like others", async () => {
    expect(questions(await open("?search=%25"))).toEqual([]);
    expect(questions(await open("?search=_"))).toEqual([]);
  });
});

test("an unknown subject shows all questions; a subject that staff invented is called as they call it", async () => {
  await add("Gift cards?", { category: "Gift cards" });
  expect(questions(await open("?category=nonsense"))).toEqual(["Gift cards?"]);
  expect(await open()).toContain("<h2>Gift cards</h2>");
  expect(questions(await open("?category=Gift+cards"))).toEqual(["Gift cards?"]);
});

test("an answer is read in Roman Urdu where there is one, in English where there is none", async () => {
  await add("Cash?", { questionUr: "Naqad?", answerUr: "Ji haan." });
  await add("Card?", { orderNumber: 1 });
  const html = await open("", "ur");
  expect(questions(html)).toEqual(["Naqad?", "Card?"]);
  expect(html).toContain("Ji haan.");
});

test("markup in a question or an answer comes out as text", async () => {
  await add("<b>x</b>", { answer: "<img src=x onerror=alert(1)>" });
  const html = await open();
  expect(html).toContain("&lt;b&gt;x&lt;/b&gt;");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});
