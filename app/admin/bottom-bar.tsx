import { useLocation } from "@remix-run/react";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useLiveOrdersContext } from "./live-orders/live-orders-provider.tsx";
import { counterPath, shownSection } from "./page-address.ts";
import { sectionPath } from "./sections.ts";

/** The bar at the thumb on a phone: today, orders, products, counter, help. The assistant's button has the last place. */
export function BottomBar({ opened, maySell }: { opened: readonly SectionKey[]; maySell: boolean }) {
  const t = useText(admin);
  const { pathname } = useLocation();
  const { pending } = useLiveOrdersContext().state;
  const section = shownSection(pathname);
  const isAtCounter = pathname === counterPath;
  const hasAssistant = useHydrated() && section !== "help";
  const sectionItem = (key: SectionKey, icon: IconName, label: string) =>
    opened.includes(key) ? { href: sectionPath(key), icon, label, isCurrent: section === key && !isAtCounter } : null;
  const items = [
    sectionItem("dashboard", "layout-dashboard", t("bottom.today")),
    sectionItem("orders", "receipt", t("section.orders")),
    sectionItem("products", "shopping-basket", t("section.products")),
    maySell ? { href: counterPath, icon: "scan-line" as const, label: t("counter"), isCurrent: isAtCounter } : null,
    hasAssistant ? null : sectionItem("help", "circle-question-mark", t("help")),
  ];
  return (
    <nav className="admin-bottom-bar" aria-label={t("bottom.navigation")}>
      {items.map((item) =>
        item ? (
          <a key={item.href} href={item.href} aria-current={item.isCurrent ? "page" : undefined}>
            <Icon name={item.icon} />
            <span>{item.label}</span>
            {item.icon === "receipt" && pending > 0 ? (
              <b className="admin-count" aria-hidden="true">
                {pending}
              </b>
            ) : null}
          </a>
        ) : null,
      )}
    </nav>
  );
}
