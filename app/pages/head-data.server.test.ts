import { expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { visit } from "#tests/fixtures/request.ts";
import { readHeadData } from "./head-data.server.ts";

test("B3.31 pages and categories are titled by their active record too, each by its own", async () => {
  await db.seoRecord.createMany({
    data: [
      { pageId: "home", pageName: "Home", pageType: "page", metaTitle: "Fresh in Multan" },
      { pageId: "3", pageName: "Fruit", pageType: "category", metaTitle: "Fruit today" },
      { pageId: "about", pageName: "About", pageType: "page", metaTitle: "Not yet", isActive: false },
    ],
  });
  const { request } = visit("/");
  const facts = (page: Parameters<typeof readHeadData>[1]["page"]) =>
    readHeadData(request, { page, path: "/x", title: "Generated" });
  expect(await facts({ type: "page", id: "home" })).toMatchObject({ title: "Fresh in Multan", canonical: "http://shop.test/x" });
  expect(await facts({ type: "category", id: 3 })).toMatchObject({ title: "Fruit today" });
  for (const page of [
    { type: "category", id: 4 },
    { type: "page", id: "about" },
    { type: "product", id: 3 },
  ] as const)
    expect((await facts(page)).title, JSON.stringify(page)).toBe("Generated");
});
