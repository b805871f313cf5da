import type { ZoneRule } from "#app/domain/delivery/charge.ts";
import type { MaintenanceView } from "#app/domain/settings/maintenance.ts";
import type { PublicShop } from "#app/domain/settings/shop-settings.server.ts";
import type { Paisa } from "#app/lib/money.ts";

/** Data of the storefront's frame around every page. */
export interface ShellView {
  shop: PublicShop;
  /** Deadline of same-day delivery, as text: `6 pm`. */
  sameDayUntil: string;
  /** The earliest delivery: a day as text and the wall time at which its two hours begin. */
  nextSlot: { day: string; time: string } | null;
  viewer: {
    id: number;
    name: string;
    avatarUrl: string | null;
    /** Unread notifications, at most 100. */
    unread: number;
    admin: "dashboard" | "panel" | null;
  } | null;
  cart: CartFigures;
  /** Ids of the saved products, the latest first. */
  favourites: number[];
  /** What the totals of new orders are rounded to, paisa. */
  step: Paisa;
  zone: { name: string | null } & Pick<ZoneRule, "charge" | "freeAbove">;
  /** While set, the site takes no orders. */
  maintenance: MaintenanceView | null;
  isDemo: boolean;
  /** The request's id in the log. */
  reference: string;
  /** Whether it was made for everybody: it shows no cart, name or zone of this browser's, which may have them. */
  isShared: boolean;
}

/** What a browser has of its own on a page that is the same for everybody: the frame, but for the shop, and the data of the page that differ. */
export interface PersonalAnswer {
  frame: Omit<ShellView, "shop">;
  page: Readonly<Record<string, unknown>>;
}

/** The quantities in the cart: thousandths by product and package id. */
export interface CartFigures {
  products: Record<number, number>;
  packages: Record<number, number>;
  count: number;
  subtotal: Paisa;
}

/** Route id of the storefront's layout, which has the shell's data. */
export const shellRoute = "routes/_shop+/_layout";
