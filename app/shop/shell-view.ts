import type { ZoneRule } from "#app/domain/delivery/charge.ts";
import type { MaintenanceView } from "#app/domain/settings/maintenance.ts";
import type { Paisa } from "#app/lib/money.ts";

/** What the storefront's frame shows around every page. */
export interface ShellView {
  shop: {
    brand: string;
    city: string;
    phone: string;
    email: string;
    address: string;
    whatsapp: string;
    /** Addresses by the name of the network. */
    social: Readonly<Record<string, string>>;
  };
  /** Until when an order still comes the same day, as people say it: `6 pm`. */
  sameDayUntil: string;
  /** The earliest delivery: a day in words and the wall time its two hours begin. */
  nextSlot: { day: string; time: string } | null;
  viewer: {
    name: string;
    avatarUrl: string | null;
    /** Notifications nobody has read, at most 100. */
    unread: number;
    admin: "dashboard" | "panel" | null;
  } | null;
  cart: CartFigures;
  /** Ids of the saved products, the latest first. */
  favourites: number[];
  zone: { name: string | null } & Pick<ZoneRule, "charge" | "freeAbove">;
  /** While set, this site takes no orders. */
  maintenance: MaintenanceView | null;
  isDemo: boolean;
  /** The request's id in the log. */
  reference: string;
}

/** The cart in figures: thousandths by product and package id. */
export interface CartFigures {
  products: Record<number, number>;
  packages: Record<number, number>;
  count: number;
  subtotal: Paisa;
}

/** Where Remix keeps the shell's data: the storefront's layout. */
export const shellRoute = "routes/_shop+/_layout";
