/** The icons that a service may have, by the names they are stored under. */
export const serviceIcons = [
  "ShoppingCart",
  "Truck",
  "Headphones",
  "Shield",
  "Clock",
  "MapPin",
  "Package",
  "Heart",
  "Star",
  "Settings",
  "User",
  "Mail",
  "Phone",
] as const;

/** One of the icons. */
export type ServiceIcon = (typeof serviceIcons)[number];

/** The colours that a service may have. */
export const serviceGradients = [
  "green-emerald",
  "blue-cyan",
  "orange-red",
  "purple-violet",
  "yellow-amber",
  "teal-green",
  "pink-rose",
  "indigo-purple",
] as const;

/** One of the colours. */
export type ServiceGradient = (typeof serviceGradients)[number];

/** The icon stored under a name; a cart for one that is none of ours. */
export const serviceIcon = (name: string): ServiceIcon => serviceIcons.find((icon) => icon === name) ?? "ShoppingCart";

/** The colour stored under a name; the default for one that is none of ours. */
export const serviceGradient = (name: string): ServiceGradient =>
  serviceGradients.find((gradient) => gradient === name) ?? "green-emerald";
