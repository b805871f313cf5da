import type { ClientBase } from "pg";
import type { Prisma } from "#app/generated/prisma/client.ts";
import about from "./catalogue/about.json" with { type: "json" };
import banners from "./catalogue/banners.json" with { type: "json" };
import faqs from "./catalogue/faqs.json" with { type: "json" };
import policies from "./catalogue/policies.json" with { type: "json" };
import seasonal from "./catalogue/seasonal.json" with { type: "json" };
import services from "./catalogue/services.json" with { type: "json" };
import siteTexts from "./catalogue/site-texts.json" with { type: "json" };
import slides from "./catalogue/slides.json" with { type: "json" };
import videos from "./catalogue/videos.json" with { type: "json" };
import { daysBefore } from "./days-before.ts";
import { insertRows } from "./insert-rows.ts";
import { categories, productNamed } from "./read-catalogue.ts";

/** The homepage, the pages about the shop, its policies and its videos. */
export async function seedContent(client: ClientBase, now: Date): Promise<void> {
  await seedHomepage(client, now);
  await insertRows<Prisma.AboutContentCreateManyInput>(
    client,
    "about_content",
    about.map((section, at) => ({ ...section, sectionOrder: at + 1 })),
  );
  await insertRows(client, "policy_content", policies);
  await insertRows<Prisma.SiteTextCreateManyInput>(client, "site_texts", siteTexts);
  await insertRows<Prisma.ServiceCreateManyInput>(
    client,
    "services",
    services.map((service, at) => ({ isActive: true, ...service, displayOrder: at + 1 })),
  );
  await insertRows<Prisma.FaqCreateManyInput>(
    client,
    "faqs",
    faqs.map((faq, at) => ({ ...faq, orderNumber: at + 1 })),
  );
  await insertRows(
    client,
    "videos",
    videos.map(({ daysAgo, ...video }) => ({ ...video, isActive: true, status: "active", createdAt: daysBefore(now, daysAgo) })),
  );
}

async function seedHomepage(client: ClientBase, now: Date): Promise<void> {
  await insertRows<Prisma.FeaturedSlideCreateManyInput>(
    client,
    "featured_slides",
    slides.map(({ category, ...slide }, at) => ({
      ...slide,
      desktopImageUrl: placeholder(category),
      mobileImageUrl: placeholder(category),
      order: at + 1,
    })),
  );
  await insertRows<Prisma.PromotionalBannerCreateManyInput>(
    client,
    "promotional_banners",
    banners.map(({ category, ...banner }, at) => ({
      ...banner,
      imageUrl: placeholder(category),
      active: true,
      createdAt: daysBefore(now, 10 + at),
    })),
  );
  await insertRows<Prisma.SeasonalProductCreateManyInput>(
    client,
    "seasonal_products",
    seasonal.map((name, at) => ({
      productId: productNamed(name).id,
      featured: true,
      order: at + 1,
      createdAt: daysBefore(now, 30),
    })),
  );
}

/** The block print of a category stands in until somebody has taken a photograph. */
function placeholder(slug: string): string {
  const category = categories.find((candidate) => candidate.slug === slug);
  if (!category) throw new RangeError(`The catalogue has no category ${slug}`);
  return `/placeholders/${category.glyph}-${category.hue}.svg`;
}
