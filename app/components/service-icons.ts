import type { ServiceIcon } from "#app/domain/content/service-look.ts";
import type { IconName } from "#app/ui/icon-names.ts";

/** The icon of the shop's set for each of a service's. */
export const serviceIconNames: Readonly<Record<ServiceIcon, IconName>> = {
  ShoppingCart: "shopping-cart",
  Truck: "truck",
  Headphones: "headphones",
  Shield: "shield",
  Clock: "clock",
  MapPin: "map-pin",
  Package: "package",
  Heart: "heart",
  Star: "star",
  Settings: "settings",
  User: "user",
  Mail: "mail",
  Phone: "phone",
};
