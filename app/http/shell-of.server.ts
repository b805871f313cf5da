import { listFavouriteIds } from "#app/domain/catalog/list-favourites.server.ts";
import { findNextSlot } from "#app/domain/delivery/slots.server.ts";
import { listZones, zoneRule } from "#app/domain/delivery/zones.server.ts";
import { findShopFacts, type ShopFacts } from "#app/domain/settings/shop-facts.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { shell } from "#app/i18n/shell.ts";
import { translator } from "#app/i18n/translate.ts";
import { addDays, formatDate, formatTime, karachiDate } from "#app/lib/dates.ts";
import { now } from "#app/platform/clock.server.ts";
import { env } from "#app/platform/env.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";
import { findCartSummary } from "./cart-of.server.ts";
import { viewerOf } from "./guard.server.ts";
import { langOf } from "./lang.server.ts";

/** All that the storefront's frame shows around a page. For a browser without cookies everything comes from memory. */
export async function findShell(request: Request) {
  const viewer = await viewerOf(request);
  const [facts, { zone: zoneName, ...cart }, favourites, zones, slot] = await Promise.all([
    findShopFacts(),
    findCartSummary(request),
    viewer ? listFavouriteIds(viewer.id) : [],
    listZones(),
    findNextSlot(),
  ]);
  const { brand, city, phone, email, address } = facts.shop;
  const lang = langOf(request);
  return {
    shop: { brand, city, phone, email, address },
    sameDayUntil: formatTime(facts.delivery.sameDayUntil).replace(":00", ""),
    nextSlot: slot && { day: dayInWords(slot.date, lang), time: slot.time },
    viewer: viewer && { name: viewer.name, admin: adminLink(viewer.role, facts) },
    cart,
    favourites,
    zone: await zoneRule(zoneName),
    zones: zones.map(({ name }) => name),
    isDemo: env.DEMO,
    reference: requestScope()?.requestId ?? "",
  };
}

function dayInWords(date: string, lang: Lang): string {
  const today = karachiDate(now());
  const t = translator(lang, shell);
  if (date === today) return t("slot.today");
  return date === addDays(today, 1) ? t("slot.tomorrow") : formatDate(date, lang).replace(/ \d+$/, "");
}

/** How the user menu names the back office (A2.48, A2.49): by another word to those whom the gate admits without being admins. */
function adminLink(role: ShopFacts["gateRoles"][number] | null, { gateRoles }: ShopFacts): "dashboard" | "panel" | null {
  if (role === "super_admin" || role === "admin") return "dashboard";
  return role && gateRoles.includes(role) ? "panel" : null;
}
