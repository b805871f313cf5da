import { Prisma } from "#app/generated/prisma/client.ts";
import { now } from "#app/platform/clock.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { VisitEvent } from "./events-body.server.ts";
import { pageTypeOf } from "./internal/page-type.ts";

/** Who did it, null when not signed in, and with what browser. */
export type Visitor = { userId: number | null; userAgent: string | null };

/**
 * Stores the events of a visitor (A3.19), at the shop's own time. An event without a category is filed under the kind of its page.
 * The browser's name is cut to 300 characters; neither address nor device of the visitor is stored.
 */
export async function recordEvents(events: readonly VisitEvent[], { userId, userAgent }: Visitor): Promise<void> {
  const createdAt = now();
  await db.analyticsEvent.createMany({
    data: events.map(({ event, category, action, label, value, page_url: pageUrl, custom_parameters }) => ({
      ...{ eventType: event, userId, userAgent: userAgent?.slice(0, 300) ?? null, createdAt },
      category: category ?? (pageUrl ? pageTypeOf(pageUrl) : null),
      action: action ?? null,
      label: label ?? null,
      value: value ?? null,
      pageUrl: pageUrl ?? null,
      customParameters: custom_parameters ?? Prisma.DbNull,
    })),
  });
}
