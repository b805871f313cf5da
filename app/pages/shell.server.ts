import { displayName } from "#app/domain/accounts/display-name.ts";
import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { type CartSummary, findCartSummary, noCart } from "#app/domain/cart/read-cart.server.ts";
import { findNextSlot } from "#app/domain/delivery/slots.server.ts";
import { zoneRule } from "#app/domain/delivery/zones.server.ts";
import { noAccountSummary } from "#app/domain/orders/account-summary.server.ts";
import { findRoundingStep } from "#app/domain/settings/find-rounding-step.server.ts";
import { findShopSettings, publicShop, type ShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { shell } from "#app/i18n/shell.ts";
import { translator } from "#app/i18n/translate.ts";
import { addDays, formatDate, formatTime, karachiDate } from "#app/lib/dates.ts";
import { paisa } from "#app/lib/money.ts";
import { now } from "#app/platform/clock.server.ts";
import { env } from "#app/platform/env.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { requestScope } from "#app/platform/request-scope.server.ts";
import { deviceOf } from "../http/device.server.ts";
import { accountOf, isAdmin } from "../http/guard.server.ts";
import { langOf } from "../http/lang.server.ts";
import { zoneOf } from "../http/zone-cookie.server.ts";
import { readMaintenance } from "./maintenance.server.ts";

/** All that the storefront's frame shows around a page. For a browser without cookies everything comes from memory. */
export async function readShell(request: Request) {
  const account = await accountOf(request);
  const viewer = account?.viewer ?? null;
  const { favourites, unread, ...summary } = account?.summary ?? noAccountSummary;
  const [facts, cart, zoneName, slot, maintenance] = await Promise.all([
    findShopSettings(),
    account ? summary.cart : readOrFallback("cart", findDeviceCart(request), noCart),
    zoneOf(request),
    readOrFallback("next slot", findNextSlot(), null),
    readMaintenance(request),
  ]);
  const lang = langOf(request);
  return {
    shop: publicShop(facts.shop),
    sameDayUntil: formatTime(facts.delivery.sameDayUntil).replace(":00", ""),
    nextSlot: slot && { day: dayInWords(slot.date, lang), time: slot.time },
    viewer: viewer && {
      id: viewer.id,
      name: displayName(viewer),
      avatarUrl: viewer.avatarUrl,
      unread,
      admin: adminLink(viewer, facts),
    },
    cart,
    favourites,
    step: await findRoundingStep(),
    zone: await readOrFallback("zone", zoneRule(zoneName), defaultZone(facts)),
    maintenance,
    isDemo: env.DEMO,
    reference: requestScope()?.requestId ?? "",
    isShared: requestScope()?.isShared === true,
  };
}

/** The cart of a guest's browser; one without cookies costs no query. */
async function findDeviceCart(request: Request): Promise<CartSummary> {
  const deviceHash = deviceOf(request);
  return deviceHash ? findCartSummary({ deviceHash }) : noCart;
}

/** What delivery costs where no zone is chosen. */
const defaultZone = ({ delivery }: ShopSettings) => ({
  name: null,
  charge: paisa(delivery.defaultCharge),
  freeAbove: paisa(delivery.defaultFreeAbove),
});

function dayInWords(date: string, lang: Lang): string {
  const today = karachiDate(now());
  const t = translator(lang, shell);
  if (date === today) return t("slot.today");
  return date === addDays(today, 1) ? t("slot.tomorrow") : formatDate(date, lang).replace(/ \d+$/, "");
}

/** How the user menu names the back office (A2.48, A2.49): another label for roles that the gate admits and that are no admin. */
function adminLink(viewer: Viewer, { gateRoles }: ShopSettings): "dashboard" | "panel" | null {
  if (isAdmin(viewer)) return "dashboard";
  return viewer.role && gateRoles.includes(viewer.role) ? "panel" : null;
}
