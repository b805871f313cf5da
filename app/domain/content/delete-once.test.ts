import { expect, test } from "vitest";
import { deleteRow } from "#app/domain/resource/delete-row.server.ts";
import type { StaffModel, StaffTable } from "#app/domain/resource/staff-table.ts";
import { db } from "#app/platform/db.server.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { bannerTable } from "./banners.ts";
import { seasonalTable } from "./seasonal.ts";
import { aboutTable, policyTable } from "./site-pages.ts";
import { slideTable } from "./slides.ts";

const { id: by } = await makeStaff("editor");
const picture = "/placeholders/carrot-85.svg";

const add = {
  slide: () => db.featuredSlide.create({ data: { alt: "Kinnow", desktopImageUrl: picture, mobileImageUrl: picture } }),
  banner: () =>
    db.promotionalBanner.create({ data: { title: "Eid", description: "Sale", imageUrl: picture, linkUrl: "/packages" } }),
  "seasonal-product": async () => db.seasonalProduct.create({ data: { productId: (await makeProduct()).id } }),
  "about-section": () => db.aboutContent.create({ data: { sectionTitle: "Us", sectionContent: "A shop in Multan." } }),
  "policy-section": () => db.policyContent.create({ data: { policyType: "return", title: "Returns", content: "At the door." } }),
};
const removeBy =
  <Model extends StaffModel>(table: StaffTable<Model>) =>
  (id: number, as: { by: number }) =>
    deleteRow(table, { id, version: 1 }, as);
const remove = {
  ...{ slide: removeBy(slideTable), banner: removeBy(bannerTable), "seasonal-product": removeBy(seasonalTable) },
  ...{ "about-section": removeBy(aboutTable), "policy-section": removeBy(policyTable) },
};

test.each(Object.keys(add) as (keyof typeof add)[])(
  "a %s that two people delete at once is deleted by one of them",
  async (entity) => {
    for (let round = 0; round < 5; round++) {
      const { id } = await add[entity]();
      const outcomes = await Promise.all([remove[entity](id, { by }), remove[entity](id, { by })]);
      expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
      expect(await db.auditEntry.count({ where: { entity, entityId: String(id), action: "delete" } })).toBe(1);
    }
  },
);
