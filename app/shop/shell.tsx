import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { shell } from "#app/i18n/shell.ts";
import { useText } from "#app/i18n/use-text.ts";
import { useClientLinks } from "#app/ui/client-links.ts";
import { servedPart } from "#app/ui/served-part.tsx";
import { BottomNav } from "./bottom-nav.tsx";
import { CartProvider } from "./cart/use-cart.tsx";
import { CheckoutHeader, ShopHeader } from "./header/shop-header.tsx";
import { Ticker } from "./header/ticker.tsx";
import { LaterParts } from "./later-parts.tsx";
import { useCachedPages } from "./loader-cache.ts";
import { MaintenanceProvider } from "./maintenance/maintenance.tsx";
import { MaintenanceBanner } from "./maintenance/maintenance-banner.tsx";
import type { ShellView } from "./shell-view.ts";
import { useSlowNavigation } from "./slow-navigation.ts";
import { FavouritesProvider } from "./use-favourites.tsx";
import { useVisibleFocus } from "./use-visible-focus.ts";
import { WhatsAppButton } from "./whatsapp-button.tsx";
import { DeliveryBar } from "./zone/delivery-bar.tsx";

const ShopFooter = servedPart(async () => (await import("./shop-footer.tsx")).ShopFooter, { isFragment: true });

/** The storefront's frame: the same around every page, including 404. */
export function Shell({ view, children }: { view: ShellView; children: ReactNode }) {
  const t = useText(shell);
  const { pathname } = useLocation();
  const isCheckout = pathname === "/checkout";
  useClientLinks();
  useFocusOnArrival(pathname);
  useVisibleFocus();
  useCachedPages();
  useSlowNavigation();
  return (
    <MaintenanceProvider value={view.maintenance}>
      <FavouritesProvider ids={view.favourites}>
        <CartProvider view={view}>
          <a className="skip-link" href="#main">
            {t("skip")}
          </a>
          {view.isDemo ? (
            <a className="demo-banner" href="/demo/inbox">
              {t("demo")}
            </a>
          ) : null}
          <MaintenanceBanner />
          {isCheckout ? null : <Ticker {...view} />}
          {isShopping(pathname) ? <DeliveryBar {...view} /> : null}
          {isCheckout ? <CheckoutHeader {...view} /> : <ShopHeader {...view} />}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {isCheckout ? null : (
            <>
              <ShopFooter shop={view.shop} />
              <WhatsAppButton {...view} />
              <BottomNav {...view} />
            </>
          )}
          <LaterParts view={view} />
        </CartProvider>
      </FavouritesProvider>
    </MaintenanceProvider>
  );
}

/** Pages where a customer fills a cart; in checkout and account free delivery is no longer relevant. */
const isShopping = (path: string): boolean =>
  path === "/" || /^\/(home|products?|categor(y|ies)|packages?|favorites|cart)(\/|$)/.test(path);

/** After client-side navigation the focus moves to the content, as after a document load. */
function useFocusOnArrival(pathname: string) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
