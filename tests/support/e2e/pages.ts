import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface ShopPage {
  /** The route under app/routes that shows it. */
  file: string;
  /** `:order` and `:package` stand for an order and a package of the customer who looks, `:import` for a file that staff sent. */
  path: string;
  as: "visitor" | "customer" | "admin";
}

const of = (as: ShopPage["as"], file: string, ...paths: string[]): ShopPage[] => paths.map((path) => ({ as, file, path }));

/** Every page of the shop at least once, and those states of it that look different. */
export const pages: readonly ShopPage[] = [
  ...of("visitor", "_shop+/_index.tsx", "/"),
  ...of("visitor", "_shop+/products.tsx", "/products", "/products?search=xylophone"),
  ...of("visitor", "_shop+/product.$id.tsx", "/product/112"),
  ...of("visitor", "_shop+/categories.tsx", "/categories"),
  ...of("visitor", "_shop+/category.$id.tsx", "/category/1"),
  ...of("visitor", "_shop+/auth/route.tsx", "/auth", "/auth?tab=register"),
  ...of("visitor", "_shop+/forgot-password/route.tsx", "/forgot-password"),
  ...of("visitor", "_shop+/reset-password/route.tsx", "/reset-password?token=expired"),
  ...of("visitor", "_shop+/owner-setup.tsx", "/owner-setup"),
  ...of("visitor", "_shop+/delivery-tracking.tsx", "/delivery-tracking", "/delivery-tracking?tracking_id=NONE"),
  ...of("visitor", "_shop+/packages.tsx", "/packages"),
  ...of("visitor", "_shop+/package.$id.tsx", "/package/1"),
  ...of("visitor", "_shop+/custom-package.tsx", "/custom-package"),
  ...["about", "contact", "services", "videos", "faq", "suggestions", "sitemap"].flatMap((name) =>
    of("visitor", `_shop+/${name}.tsx`, `/${name}`),
  ),
  ...["delivery-zones", "shipping-policy", "return-policy", "privacy-policy", "terms-of-service", "cookie-policy"].flatMap(
    (name) => of("visitor", `_shop+/${name}.tsx`, `/${name}`),
  ),
  ...of("visitor", "_shop+/development-roadmap.tsx", "/development-roadmap"),
  ...of("visitor", "_shop+/custom-language.tsx", "/custom-language"),
  ...of("visitor", "_shop+/$.tsx", "/nowhere"),
  ...of("customer", "_shop+/cart.tsx", "/cart"),
  ...of("customer", "_shop+/checkout.tsx", "/checkout"),
  ...of("customer", "_shop+/order-success.tsx", "/order-success?order=:order"),
  ...of("customer", "_shop+/order.$id.tsx", "/order/:order"),
  ...of("customer", "_shop+/order.$id_.add.tsx", "/order/:order/add", "/order/:order/add?q=aloo"),
  ...of("customer", "_shop+/order.$id_.change.tsx", "/order/:order/change"),
  ...of("customer", "_shop+/favorites.tsx", "/favorites"),
  ...of("customer", "_shop+/profile/route.tsx", "/profile", "/profile?tab=orders#orders", "/profile?tab=password"),
  ...of(
    "customer",
    "_shop+/profile/route.tsx",
    "/profile?tab=inbox",
    "/profile?tab=notifications",
    "/profile?tab=addresses",
    "/profile?tab=addresses&edit=new",
  ),
  ...of("customer", "_shop+/profile_.picture.tsx", "/profile/picture"),
  ...of("customer", "_shop+/special-request.tsx", "/special-request"),
  ...of("customer", "_shop+/edit-custom-package.$id.tsx", "/edit-custom-package/:package"),
  ...of("admin", "admin+/index.tsx", "/admin"),
  ...of("admin", "admin+/$.tsx", "/admin/team"),
  ...of("admin", "admin+/dashboard+/index.tsx", "/admin/dashboard?months=12"),
  ...of("admin", "admin+/statistics+/index.tsx", "/admin/statistics?months=12"),
  ...of("admin", "admin+/content+/index.tsx", "/admin/content", "/admin/content?edit=1"),
  ...of("admin", "admin+/content+/banners.tsx", "/admin/content/banners"),
  ...of("admin", "admin+/content+/seasonal.tsx", "/admin/content/seasonal", "/admin/content/seasonal?q=xylophone"),
  ...of("admin", "admin+/content+/pages.tsx", "/admin/content/pages", "/admin/content/pages?edit=1"),
  ...of("admin", "admin+/content+/policies.tsx", "/admin/content/policies?type=return&edit=new"),
  ...of("admin", "admin+/reviews+/index.tsx", "/admin/reviews", "/admin/reviews?view=hidden&page=99"),
  ...of("admin", "admin+/reviews+/$reviewId.tsx", "/admin/reviews/1", "/admin/reviews/99999999"),
  ...of("admin", "admin+/products+/$productId_.questions.tsx", "/admin/products/112/questions"),
  ...of("admin", "admin+/product-questions+/index.tsx", "/admin/product-questions", "/admin/product-questions?view=answered"),
  ...of("admin", "admin+/product-questions+/$questionId.tsx", "/admin/product-questions/1"),
  ...of("admin", "admin+/abandonment+/index.tsx", "/admin/abandonment"),
  ...of(
    "admin",
    "admin+/faq+/index.tsx",
    "/admin/faq",
    "/admin/faq?edit=1",
    "/admin/faq?edit=new&q=xylophone",
    "/admin/faq?history=1",
    "/admin/faq?tab=bin",
  ),
  ...of("admin", "admin+/help+/index.tsx", "/admin/help?section=orders", "/admin/help?q=xylophone"),
  ...of("admin", "admin+/orders+/index.tsx", "/admin/orders", "/admin/orders?edit=:order", "/admin/orders?q=xylophone"),
  ...of("admin", "admin+/orders+/new.tsx", "/admin/orders/new"),
  ...of("admin", "admin+/orders+/$orderId.tsx", "/admin/orders/:order", "/admin/orders/99999999"),
  ...of("admin", "admin+/orders+/$orderId.tsx", "/admin/orders/:order?add=custom", "/admin/orders/:order?add=product"),
  ...of("admin", "admin+/orders+/$orderId.tsx", "/admin/orders/:order?edit=delivery"),
  ...of("admin", "admin+/orders+/create.tsx", "/admin/orders/create"),
  ...of("admin", "admin+/orders+/$orderId_.invoice.tsx", "/admin/orders/:order/invoice"),
  ...of("admin", "admin+/orders+/$orderId_.slip.tsx", "/admin/orders/:order/slip", "/admin/orders/:order/slip?width=58&lang=ur"),
  ...of("admin", "admin+/orders+/$orderId_.picking.tsx", "/admin/orders/:order/picking"),
  ...of("admin", "admin+/orders+/$orderId_.rider.tsx", "/admin/orders/:order/rider"),
  ...of("admin", "admin+/orders+/picking.tsx", "/admin/orders/picking?view=all", "/admin/orders/picking?date=2099-01-01"),
  ...of("admin", "admin+/products+/new.tsx", "/admin/products/new"),
  ...of("admin", "admin+/products+/$productId.tsx", "/admin/products/7", "/admin/products/99999999"),
  ...of("admin", "admin+/products+/units.tsx", "/admin/products/units"),
  ...of(
    "admin",
    "admin+/products+/index.tsx",
    "/admin/products",
    "/admin/products?edit=112&q=%23112",
    "/admin/products?q=xylophone",
  ),
  ...of("admin", "admin+/products+/bulk.tsx", "/admin/products/bulk?id=112&id=113", "/admin/products/bulk"),
  ...of("admin", "admin+/products+/import.tsx", "/admin/products/import"),
  ...of("admin", "admin+/products+/import_.$importId.tsx", "/admin/products/import/:import", "/admin/products/import/99999999"),
  ...of("admin", "admin+/pricing+/index.tsx", "/admin/pricing", "/admin/pricing?q=xylophone"),
  ...of("admin", "admin+/settings+/index.tsx", "/admin/settings"),
  ...of("admin", "admin+/settings+/payments.tsx", "/admin/settings/payments"),
];

const routes = "app/routes";
const isFrame = (file: string) => file.endsWith("_layout.tsx");

/** The routes that show a page of their own; a route that only passes another's page on is that page. */
export function listPageFiles(): string[] {
  const files = readdirSync(routes, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  return files
    .filter((file) => file.endsWith(".tsx") && !isFrame(file))
    .filter((file) => readFileSync(join(routes, file), "utf8").includes("export default"))
    .sort();
}
