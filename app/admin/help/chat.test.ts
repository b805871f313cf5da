import { describe, expect, test } from "vitest";
import { adminHelp } from "#app/i18n/admin-help.ts";
import { addMessage, findAnswer, isQuestion, nearestFirst, questionLabel, questionsAtATime } from "./chat.ts";
import { type HelpTopic, helpTopics } from "./topics.ts";

const topics = helpTopics("en");
const answered = (text: string, among: readonly HelpTopic[] = topics) => findAnswer(text, among)?.id ?? null;
const topic = (id: string, wanted: Partial<HelpTopic> = {}) =>
  ({ id, section: "orders", question: "", answer: "", type: "basic", keywords: [], ...wanted }) as unknown as HelpTopic;

describe("how a question finds its answer", () => {
  test("A2.109 by a keyword that stands in it, in any case", () => {
    expect(answered("Please tell me how the INVOICE works")).toBe("order-invoice");
    expect(answered("mera naya product kahan hai")).toBe("product-add");
  });

  test("A2.109 the longest keyword is the most telling one", () => {
    const among = [topic("short", { keywords: ["stock"] }), topic("long", { keywords: ["stock report"] })];
    expect(answered("where is the stock report?", among)).toBe("long");
  });

  test("A2.110 by standing in a topic's question or answer itself", () => {
    const among = [topic("one", { question: "How do I pack?" }), topic("two", { answer: "Use the brown paper." })];
    expect(answered("do i pack", among)).toBe("one");
    expect(answered("brown paper", among)).toBe("two");
  });

  test("every suggested question gets its own answer, in both languages", () => {
    for (const lang of ["en", "ur"] as const)
      for (const { id, question } of helpTopics(lang)) expect(findAnswer(question, helpTopics(lang))?.id).toBe(id);
  });

  test("A2.112 what matches nothing is sent on: to the help, to support, to other words", () => {
    expect(answered("xylophone")).toBeNull();
    for (const part of ["Help & Documentation", "contact support", "how to, why or what"])
      expect(adminHelp.en.fallback).toContain(part);
    for (const part of ["Madad", "support", "kaise, kyun ya kya"]) expect(adminHelp.ur.fallback).toContain(part);
  });
});

test("A2.113 nothing, or nothing but spaces, is no question", () => {
  for (const blank of ["", " ", "\t\n  "]) expect([isQuestion(blank), answered(blank)]).toEqual([false, null]);
  expect(isQuestion(" ? ")).toBe(true);
});

test("A2.108 a longer question is cut at 40 characters on its button", () => {
  expect(questionLabel("x".repeat(40))).toBe("x".repeat(40));
  expect(questionLabel("x".repeat(41))).toBe(`${"x".repeat(40)}…`);
});

test("A2.107 six questions are offered at a time, those of the section in front first", () => {
  expect(questionsAtATime).toBe(6);
  const near = nearestFirst(topics, "orders");
  expect(near).toHaveLength(topics.length);
  expect(near.slice(0, 4).map(({ section }) => section)).toEqual(["orders", "orders", "orders", "orders"]);
});

test("A3.21 each line of the chat has an id, says who speaks, what and when", () => {
  const at = new Date("2026-11-20T05:00:00Z");
  const chat = addMessage(addMessage([], "bot", "Hello!", at), "user", "How?", at);
  expect(chat).toEqual([
    { id: 1, type: "bot", content: "Hello!", timestamp: at },
    { id: 2, type: "user", content: "How?", timestamp: at },
  ]);
});
