import type { Lang } from "#app/i18n/lang.ts";
import { safeLink } from "#app/lib/safe-link.ts";
import { db } from "#app/platform/db.server.ts";
import { textIn } from "./internal/text-in.ts";
import { type ServiceGradient, type ServiceIcon, serviceGradient, serviceIcon } from "./service-look.ts";

/** Something the shop does for its customers, as its card shows it. */
export interface ServiceView {
  id: number;
  title: string;
  description: string;
  icon: ServiceIcon;
  gradient: ServiceGradient;
  emoji: string;
  /** Null where the stored link is one that nobody should follow. */
  href: string | null;
}

/** The active services in the order staff gave them, at most 100. */
export async function listServices(lang: Lang): Promise<ServiceView[]> {
  const rows = await db.service.findMany({
    where: { isActive: true },
    orderBy: [{ displayOrder: "asc" }, { id: "asc" }],
    take: 100,
  });
  return rows.map(({ id, title, titleUr, description, descriptionUr, iconName, colorGradient, bgPattern, linkUrl }) => ({
    id,
    title: textIn(lang, title, titleUr),
    description: textIn(lang, description, descriptionUr),
    icon: serviceIcon(iconName),
    gradient: serviceGradient(colorGradient),
    emoji: bgPattern,
    href: safeLink(linkUrl),
  }));
}
