import { afterEach, describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { answerTo, visit } from "#tests/fixtures/request.ts";
import { contentPaths, openContent } from "#tests/support/content-pages.tsx";
import { loader as about } from "./about.tsx";
import { loader as faq } from "./faq.tsx";

afterEach(async () => {
  await db.seoRecord.deleteMany();
});

describe.each(contentPaths)("%s", (path) => {
  test.each(["en", "ur"] as const)("has one heading and no gap left open, in %s", async (lang) => {
    const { status, html } = await openContent(path, { lang });
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\{\w+\}|undefined|\[object/);
  });
});

test("each page is known by one address, without what was searched for", async () => {
  expect((await answerTo(about(visit("/about?utm=x")))).body).toMatchObject({ head: { canonical: "http://shop.test/about" } });
  expect((await answerTo(faq(visit("/faq?search=cash")))).body).toMatchObject({ head: { canonical: "http://shop.test/faq" } });
});

test("what staff wrote for search engines changes the head of a page, not its heading", async () => {
  await db.seoRecord.create({ data: { pageType: "page", pageId: "about", pageName: "About", metaTitle: "Best mandi" } });
  expect((await answerTo(about(visit("/about")))).body).toMatchObject({ title: "About us", head: { title: "Best mandi" } });
});
