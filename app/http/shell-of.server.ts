import { countUnread } from "#app/domain/accounts/count-unread.server.ts";
import { displayName } from "#app/domain/accounts/display-name.ts";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { listFavouriteIds } from "#app/domain/catalog/list-favourites.server.ts";
import { findNextSlot } from "#app/domain/delivery/slots.server.ts";
import { zoneRule } from "#app/domain/delivery/zones.server.ts";
import { findShopFacts, type ShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { shell } from "#app/i18n/shell.ts";
import { translator } from "#app/i18n/translate.ts";
import { addDays, formatDate, formatTime, karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";
import { findCartSummary } from "./cart-of.server.ts";
import { isAdmin, viewerOf } from "./guard.server.ts";
import { langOf } from "./lang.server.ts";
import { findPause } from "./maintenance-of.server.ts";

/** All that the storefront's frame shows around a page. For a browser without cookies everything comes from memory. */
export async function findShell(request: Request) {
  const viewer = await viewerOf(request);
  const [facts, { zone: zoneName, ...cart }, favourites, unread, slot, maintenance] = await Promise.all([
    findShopFacts(),
    findCartSummary(request),
    viewer ? quietly(listFavouriteIds(viewer.id), []) : [],
    viewer ? quietly(countUnread(viewer.id), 0) : 0,
    quietly(findNextSlot(), null),
    findPause(request),
  ]);
  const lang = langOf(request);
  return {
    shop: facts.shop,
    sameDayUntil: formatTime(facts.delivery.sameDayUntil).replace(":00", ""),
    nextSlot: slot && { day: dayInWords(slot.date, lang), time: slot.time },
    viewer: viewer && {
      name: displayName(viewer),
      avatarUrl: viewer.avatarUrl,
      unread,
      admin: adminLink(viewer, facts),
    },
    cart,
    favourites,
    zone: await zoneRule(zoneName),
    maintenance,
    isDemo: env.DEMO,
    reference: requestScope()?.requestId ?? "",
  };
}

/** What the frame can do without is left out when it can't be read; the page around it is worth more (A8.01). */
function quietly<Read>(read: Promise<Read>, otherwise: Read): Promise<Read> {
  return read.catch((problem: unknown) => {
    log.error({ err: problem, requestId: requestScope()?.requestId }, "a part of the frame could not be read");
    return otherwise;
  });
}

function dayInWords(date: string, lang: Lang): string {
  const today = karachiDate(now());
  const t = translator(lang, shell);
  if (date === today) return t("slot.today");
  return date === addDays(today, 1) ? t("slot.tomorrow") : formatDate(date, lang).replace(/ \d+$/, "");
}

/** How the user menu names the back office (A2.48, A2.49): by another word to those whom the gate admits without being admins. */
function adminLink(viewer: Viewer, { gateRoles }: ShopFacts): "dashboard" | "panel" | null {
  if (isAdmin(viewer)) return "dashboard";
  return viewer.role && gateRoles.includes(viewer.role) ? "panel" : null;
}
