import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface ShopPage {
  /** The route under app/routes that shows it. */
  file: string;
  /** `:order` and `:package` stand for an order and a package of the customer who looks, `:import` for a file that staff sent, `:code` for a request for a code. */
  path: string;
  as: "visitor" | "customer" | "admin";
}

/** The storefront's pages that need a customer's session. */
const customerPages = new Set([
  "_shop+/cart.tsx",
  "_shop+/checkout.tsx",
  "_shop+/order-success.tsx",
  "_shop+/order.$id.tsx",
  "_shop+/order.$id_.add.tsx",
  "_shop+/order.$id_.change.tsx",
  "_shop+/order.$id_.repeat.tsx",
  "_shop+/favorites.tsx",
  "_shop+/profile/route.tsx",
  "_shop+/confirm-email.tsx",
  "_shop+/profile_.picture.tsx",
  "_shop+/profile_.devices.tsx",
  "_shop+/profile_.phone-orders.tsx",
  "_shop+/special-request.tsx",
  "_shop+/edit-custom-package.$id.tsx",
]);

/** The storefront's pages that are for staff alone; with a second factor switched on `two-factor.spec.ts` goes through them. */
const staffPages = new Set([
  "_shop+/profile_.security.tsx",
  "_shop+/profile_.security_.codes.tsx",
  "_shop+/profile_.security_.remove.tsx",
]);

/** The paths of pages with an id in their path, or with states that look different; other pages are opened at their route's path. */
const pathsOf: Readonly<Record<string, readonly string[]>> = {
  "_shop+/products.tsx": ["/products", "/products?search=xylophone"],
  "_shop+/product.$id.tsx": ["/product/112"],
  "_shop+/category.$id.tsx": ["/category/1"],
  "_shop+/auth/route.tsx": ["/auth", "/auth?tab=register"],
  "_shop+/reset-password/route.tsx": ["/reset-password?token=expired", "/reset-password?request=:code"],
  "_shop+/confirm-email.tsx": ["/confirm-email?token=expired"],
  "_shop+/undo-change.tsx": ["/undo-change?token=expired"],
  "_shop+/shopping-list.tsx": ["/shopping-list", "/shopping-list?list=2+kg+aloo%0A1+kg+pyaz%0A3+xylophone"],
  "_shop+/khata.$token.tsx": ["/khata/expired"],
  "_shop+/list.$token.tsx": ["/list/expired"],
  "_shop+/delivery-tracking.tsx": ["/delivery-tracking", "/delivery-tracking?tracking_id=NONE"],
  "_shop+/package.$id.tsx": ["/package/1"],
  "_shop+/$.tsx": ["/nowhere"],
  "_shop+/order-success.tsx": ["/order-success?order=:order"],
  "_shop+/order.$id.tsx": ["/order/:order"],
  "_shop+/order.$id_.add.tsx": ["/order/:order/add", "/order/:order/add?q=aloo"],
  "_shop+/order.$id_.change.tsx": ["/order/:order/change"],
  "_shop+/order.$id_.repeat.tsx": ["/order/:order/repeat"],
  "_shop+/profile/route.tsx": [
    "/profile",
    "/profile?tab=orders#orders",
    "/profile?tab=password",
    "/profile?tab=inbox",
    "/profile?tab=notifications",
    "/profile?tab=addresses",
    "/profile?tab=addresses&edit=new",
    "/profile?tab=data",
  ],
  "_shop+/profile_.phone-orders.tsx": ["/profile/phone-orders", "/profile/phone-orders?request=expired"],
  "_shop+/edit-custom-package.$id.tsx": ["/edit-custom-package/:package"],
  "admin+/$.tsx": ["/admin/nowhere"],
  "admin+/fcm-notifications+/index.tsx": ["/admin/fcm-notifications", "/admin/fcm-notifications?template=1"],
  "admin+/fcm-notifications+/campaigns.tsx": [
    "/admin/fcm-notifications/campaigns",
    "/admin/fcm-notifications/campaigns?history=1",
  ],
  "admin+/fcm-notifications+/templates.tsx": ["/admin/fcm-notifications/templates"],
  "admin+/fcm-notifications+/analytics.tsx": ["/admin/fcm-notifications/analytics"],
  "admin+/fcm-notifications+/quick.tsx": ["/admin/fcm-notifications/quick", "/admin/fcm-notifications/quick?user=8"],
  "admin+/whatsapp+/conversations.tsx": ["/admin/whatsapp/conversations", "/admin/whatsapp/conversations?phone=%2B923012345678"],
  "admin+/whatsapp+/index.tsx": ["/admin/whatsapp", "/admin/whatsapp?check=1&history=1"],
  "admin+/team+/index.tsx": ["/admin/team", "/admin/team?effective=5#member-5"],
  "admin+/team+/$memberId.tsx": ["/admin/team/5", "/admin/team/99999999"],
  "admin+/team+/$memberId_.assign.tsx": ["/admin/team/5/assign"],
  "admin+/team+/$memberId_.revoke.tsx": ["/admin/team/5/revoke?section_key=orders&permission_level=edit"],
  "admin+/contacts+/index.tsx": ["/admin/contacts", "/admin/contacts?q=xylophone"],
  "admin+/contacts+/$contactId.tsx": ["/admin/contacts/1", "/admin/contacts/99999999"],
  "admin+/contacts+/$contactId_.merge.tsx": ["/admin/contacts/1/merge?phone=0302-8765410"],
  "admin+/day+/index.tsx": ["/admin/day?from=2026-11-01&to=2026-11-30", "/admin/day?from=2020-01-01"],
  "admin+/day+/entries.tsx": ["/admin/day/entries?from=2026-11-01&to=2026-11-30", "/admin/day/entries?from=2020-01-01"],
  "admin+/khata+/index.tsx": ["/admin/khata", "/admin/khata?tab=settled", "/admin/khata?q=xylophone"],
  "admin+/users+/index.tsx": ["/admin/users", "/admin/users?q=xylophone"],
  "admin+/users+/$userId.tsx": ["/admin/users/8", "/admin/users/99999999"],
  "admin+/users+/$userId_.new-password.tsx": ["/admin/users/8/new-password"],
  "_shop+/join-team.tsx": ["/join-team?token=expired"],
  "admin+/dashboard+/index.tsx": ["/admin/dashboard?months=12"],
  "admin+/statistics+/index.tsx": ["/admin/statistics?months=12"],
  "admin+/content+/index.tsx": ["/admin/content", "/admin/content?edit=1"],
  "admin+/content+/seasonal.tsx": ["/admin/content/seasonal", "/admin/content/seasonal?find=xylophone"],
  "admin+/content+/pages.tsx": ["/admin/content/pages", "/admin/content/pages?edit=1"],
  "admin+/content+/policies.tsx": ["/admin/content/policies?policyType=return&edit=new"],
  "admin+/reviews+/index.tsx": ["/admin/reviews", "/admin/reviews?edit=1", "/admin/reviews?tab=hidden&page=99"],
  "admin+/product-questions+/index.tsx": [
    "/admin/product-questions",
    "/admin/product-questions?edit=1",
    "/admin/product-questions?tab=answered&productId=112",
  ],
  "admin+/faq+/index.tsx": [
    "/admin/faq",
    "/admin/faq?edit=1",
    "/admin/faq?edit=new&q=xylophone",
    "/admin/faq?history=1",
    "/admin/faq?tab=bin",
  ],
  "admin+/videos+/index.tsx": ["/admin/videos", "/admin/videos?edit=1", "/admin/videos?edit=new&q=xylophone"],
  "admin+/analytics+/index.tsx": ["/admin/analytics"],
  "admin+/contact+/index.tsx": ["/admin/contact", "/admin/contact?edit=1", "/admin/contact?q=xylophone"],
  "admin+/contact+/texts.tsx": ["/admin/contact/texts", "/admin/contact/texts?edit=1", "/admin/contact/texts?edit=new"],
  "admin+/seo-management+/index.tsx": [
    "/admin/seo-management",
    "/admin/seo-management?edit=1",
    "/admin/seo-management?q=xylophone",
  ],
  "admin+/seo-health+/index.tsx": ["/admin/seo-health"],
  "admin+/services+/index.tsx": ["/admin/services", "/admin/services?edit=1", "/admin/services?edit=new&q=xylophone"],
  "admin+/categories+/index.tsx": [
    "/admin/categories",
    "/admin/categories?edit=1",
    "/admin/categories?edit=new&q=xylophone",
    "/admin/categories?move=1",
  ],
  "admin+/subcategories+/index.tsx": [
    "/admin/subcategories",
    "/admin/subcategories?categoryId=1&edit=1",
    "/admin/subcategories?move=1",
    "/admin/subcategories?tab=bin",
  ],
  "admin+/delivery-zones+/index.tsx": [
    "/admin/delivery-zones",
    "/admin/delivery-zones?edit=1",
    "/admin/delivery-zones?edit=-26",
    "/admin/delivery-zones?tab=not-set&q=xylophone",
  ],
  "admin+/email+/index.tsx": ["/admin/email", "/admin/email?edit=1", "/admin/email?edit=new", "/admin/email?q=xylophone"],
  "admin+/email+/test.tsx": ["/admin/email/test", "/admin/email/test?id=2"],
  "admin+/suggestions+/index.tsx": ["/admin/suggestions", "/admin/suggestions?edit=1", "/admin/suggestions?tab=rejected"],
  "admin+/help+/index.tsx": ["/admin/help?section=orders", "/admin/help?q=xylophone"],
  "admin+/orders+/index.tsx": ["/admin/orders", "/admin/orders?edit=:order", "/admin/orders?q=xylophone"],
  "admin+/orders+/$orderId.tsx": [
    "/admin/orders/:order",
    "/admin/orders/99999999",
    "/admin/orders/:order?add=custom",
    "/admin/orders/:order?add=product",
    "/admin/orders/:order?edit=delivery",
  ],
  "admin+/orders+/$orderId_.invoice.tsx": ["/admin/orders/:order/invoice"],
  "admin+/orders+/$orderId_.slip.tsx": ["/admin/orders/:order/slip", "/admin/orders/:order/slip?width=58&lang=ur"],
  "admin+/orders+/$orderId_.picking.tsx": ["/admin/orders/:order/picking"],
  "admin+/orders+/$orderId_.rider.tsx": ["/admin/orders/:order/rider"],
  "admin+/orders+/picking.tsx": ["/admin/orders/picking?view=all", "/admin/orders/picking?date=2099-01-01"],
  "admin+/products+/$productId.tsx": ["/admin/products/7", "/admin/products/99999999"],
  "admin+/products+/index.tsx": ["/admin/products", "/admin/products?edit=112&q=%23112", "/admin/products?q=xylophone"],
  "admin+/products+/bulk.tsx": ["/admin/products/bulk?id=112&id=113", "/admin/products/bulk"],
  "admin+/products+/import_.$importId.tsx": ["/admin/products/import/:import", "/admin/products/import/99999999"],
  "admin+/packages+/index.tsx": [
    "/admin/packages",
    "/admin/packages?edit=1",
    "/admin/packages?edit=new&find=rice",
    "/admin/packages?tab=retired",
    "/admin/packages?q=xylophone",
  ],
  "admin+/outbox+/index.tsx": ["/admin/outbox", "/admin/outbox?state=failed", "/admin/outbox?q=xylophone"],
  "admin+/outbox+/$messageId.tsx": ["/admin/outbox/1", "/admin/outbox/99999999"],
  "admin+/payments+/index.tsx": [
    "/admin/payments",
    "/admin/payments?show=cards&status=completed",
    "/admin/payments?tab=refund",
    "/admin/payments?q=xylophone",
  ],
  "admin+/payments+/statements_.$statementId.tsx": ["/admin/payments/statements/99999999"],
  "admin+/payments+/$paymentId.tsx": ["/admin/payments/1", "/admin/payments/119", "/admin/payments/99999999"],
  "admin+/pricing+/index.tsx": ["/admin/pricing", "/admin/pricing?q=xylophone"],
};

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

/** The path of a route file without parameters: `_shop+/profile_.picture.tsx` is `/profile/picture`. */
export function routePath(file: string): string {
  const segments = file
    .replace(/\.tsx$/, "")
    .split(/[/.]/)
    .map((segment) => segment.replace(/[+_]$/, ""));
  return `/${segments.filter((segment) => !segment.startsWith("_") && segment !== "index" && segment !== "route").join("/")}`;
}

function accountFor(file: string): ShopPage["as"] {
  if (file.startsWith("admin+/") || staffPages.has(file)) return "admin";
  return customerPages.has(file) ? "customer" : "visitor";
}

/** Every page of the shop at least once, and those states of it that look different. */
export const pages: readonly ShopPage[] = listPageFiles().flatMap((file) => {
  const paths = pathsOf[file] ?? [routePath(file)];
  if (paths.some((path) => path.includes("$"))) throw new Error(`${file} needs paths with values for its parameters.`);
  return paths.map((path) => ({ as: accountFor(file), file, path }));
});
