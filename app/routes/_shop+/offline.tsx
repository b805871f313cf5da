import { renderToStaticMarkup } from "react-dom/server";
import { findShopSettings } from "#app/domain/settings/shop-settings.server.ts";
import { OfflinePage } from "#app/shop/offline-page.tsx";
import { fontLinks } from "#app/ui/fonts.ts";
import styles from "#app/ui/styles/tailwind.css";

/** The page that the service worker caches for offline use; the same for everybody. */
export async function loader() {
  const { brand, phone } = (await findShopSettings()).shop;
  const html = renderToStaticMarkup(<OfflinePage brand={brand} phone={phone} styles={styles} fonts={fontLinks} />);
  return new Response(`<!DOCTYPE html>${html}`, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
