import * as layout from "#app/routes/admin+/_layout.tsx";
import * as splat from "#app/routes/admin+/$.tsx";
import * as abandonment from "#app/routes/admin+/abandonment+/index.tsx";
import * as analytics from "#app/routes/admin+/analytics+/index.tsx";
import * as categories from "#app/routes/admin+/categories+/index.tsx";
import * as contactMessages from "#app/routes/admin+/contact+/index.tsx";
import * as siteTexts from "#app/routes/admin+/contact+/texts.tsx";
import * as contact from "#app/routes/admin+/contacts+/$contactId.tsx";
import * as mergeContact from "#app/routes/admin+/contacts+/$contactId_.merge.tsx";
import * as contacts from "#app/routes/admin+/contacts+/index.tsx";
import * as newContact from "#app/routes/admin+/contacts+/new.tsx";
import * as banners from "#app/routes/admin+/content+/banners.tsx";
import * as slides from "#app/routes/admin+/content+/index.tsx";
import * as aboutPage from "#app/routes/admin+/content+/pages.tsx";
import * as policiesPage from "#app/routes/admin+/content+/policies.tsx";
import * as seasonal from "#app/routes/admin+/content+/seasonal.tsx";
import * as dashboard from "#app/routes/admin+/dashboard+/index.tsx";
import * as dayEntries from "#app/routes/admin+/day+/entries.tsx";
import * as day from "#app/routes/admin+/day+/index.tsx";
import * as deliveryZones from "#app/routes/admin+/delivery-zones+/index.tsx";
import * as email from "#app/routes/admin+/email+/index.tsx";
import * as emailTest from "#app/routes/admin+/email+/test.tsx";
import * as faq from "#app/routes/admin+/faq+/index.tsx";
import * as pushAnalytics from "#app/routes/admin+/fcm-notifications+/analytics.tsx";
import * as pushCampaigns from "#app/routes/admin+/fcm-notifications+/campaigns.tsx";
import * as sendPush from "#app/routes/admin+/fcm-notifications+/index.tsx";
import * as quickPush from "#app/routes/admin+/fcm-notifications+/quick.tsx";
import * as sendTestPush from "#app/routes/admin+/fcm-notifications+/send-test.ts";
import * as pushTemplates from "#app/routes/admin+/fcm-notifications+/templates.tsx";
import * as help from "#app/routes/admin+/help+/index.tsx";
import * as home from "#app/routes/admin+/index.tsx";
import * as khata from "#app/routes/admin+/khata+/index.tsx";
import * as khataOpening from "#app/routes/admin+/khata+/opening.tsx";
import * as order from "#app/routes/admin+/orders+/$orderId.tsx";
import * as invoice from "#app/routes/admin+/orders+/$orderId_.invoice.tsx";
import * as pickingList from "#app/routes/admin+/orders+/$orderId_.picking.tsx";
import * as riderSheet from "#app/routes/admin+/orders+/$orderId_.rider.tsx";
import * as slip from "#app/routes/admin+/orders+/$orderId_.slip.tsx";
import * as createOrder from "#app/routes/admin+/orders+/create.tsx";
import * as orders from "#app/routes/admin+/orders+/index.tsx";
import * as newOrder from "#app/routes/admin+/orders+/new.tsx";
import * as pickingTogether from "#app/routes/admin+/orders+/picking.tsx";
import * as message from "#app/routes/admin+/outbox+/$messageId.tsx";
import * as outbox from "#app/routes/admin+/outbox+/index.tsx";
import * as resend from "#app/routes/admin+/outbox+/resend.ts";
import * as packages from "#app/routes/admin+/packages+/index.tsx";
import * as payment from "#app/routes/admin+/payments+/$paymentId.tsx";
import * as payments from "#app/routes/admin+/payments+/index.tsx";
import * as statements from "#app/routes/admin+/payments+/statements.tsx";
import * as statement from "#app/routes/admin+/payments+/statements_.$statementId.tsx";
import * as pricing from "#app/routes/admin+/pricing+/index.tsx";
import * as questions from "#app/routes/admin+/product-questions+/index.tsx";
import * as product from "#app/routes/admin+/products+/$productId.tsx";
import * as bulk from "#app/routes/admin+/products+/bulk.tsx";
import * as productImport from "#app/routes/admin+/products+/import.tsx";
import * as productImportRun from "#app/routes/admin+/products+/import_.$importId.tsx";
import * as importEncoding from "#app/routes/admin+/products+/import_.$importId_.encoding.ts";
import * as importUndo from "#app/routes/admin+/products+/import_.$importId_.undo.ts";
import * as products from "#app/routes/admin+/products+/index.tsx";
import * as newProduct from "#app/routes/admin+/products+/new.tsx";
import * as units from "#app/routes/admin+/products+/units.tsx";
import * as reviews from "#app/routes/admin+/reviews+/index.tsx";
import * as seoHealth from "#app/routes/admin+/seo-health+/index.tsx";
import * as seoManagement from "#app/routes/admin+/seo-management+/index.tsx";
import * as services from "#app/routes/admin+/services+/index.tsx";
import * as advancedSettings from "#app/routes/admin+/settings+/advanced.tsx";
import * as emailSettings from "#app/routes/admin+/settings+/email.tsx";
import * as generalSettings from "#app/routes/admin+/settings+/general.tsx";
import * as settings from "#app/routes/admin+/settings+/index.tsx";
import * as paymentSettings from "#app/routes/admin+/settings+/payments.tsx";
import * as whatsappSettings from "#app/routes/admin+/settings+/whatsapp.tsx";
import * as statistics from "#app/routes/admin+/statistics+/index.tsx";
import * as subcategories from "#app/routes/admin+/subcategories+/index.tsx";
import * as suggestions from "#app/routes/admin+/suggestions+/index.tsx";
import * as member from "#app/routes/admin+/team+/$memberId.tsx";
import * as assignSection from "#app/routes/admin+/team+/$memberId_.assign.tsx";
import * as revokeSection from "#app/routes/admin+/team+/$memberId_.revoke.tsx";
import * as addMember from "#app/routes/admin+/team+/add.tsx";
import * as team from "#app/routes/admin+/team+/index.tsx";
import * as inviteMember from "#app/routes/admin+/team+/invite.tsx";
import * as user from "#app/routes/admin+/users+/$userId.tsx";
import * as newPassword from "#app/routes/admin+/users+/$userId_.new-password.tsx";
import * as users from "#app/routes/admin+/users+/index.tsx";
import * as videos from "#app/routes/admin+/videos+/index.tsx";
import * as conversations from "#app/routes/admin+/whatsapp+/conversations.tsx";
import * as whatsapp from "#app/routes/admin+/whatsapp+/index.tsx";
import * as whatsappTest from "#app/routes/admin+/whatsapp+/send-test.tsx";
import { pagesOf, routeAt } from "./pages-of.tsx";

/** A back-office page as a browser without JavaScript gets it. */
export const openAdmin = pagesOf([
  {
    ...routeAt("admin", layout),
    id: "routes/admin+/_layout",
    children: [
      { ...routeAt(undefined, home), index: true, children: undefined },
      routeAt("dashboard", dashboard),
      routeAt("statistics", statistics),
      routeAt("content", slides),
      routeAt("content/banners", banners),
      routeAt("content/seasonal", seasonal),
      routeAt("content/pages", aboutPage),
      routeAt("content/policies", policiesPage),
      routeAt("contacts", contacts),
      routeAt("contacts/new", newContact),
      routeAt("contacts/:contactId", contact),
      routeAt("contacts/:contactId/merge", mergeContact),
      routeAt("day", day),
      routeAt("day/entries", dayEntries),
      routeAt("khata", khata),
      routeAt("khata/opening", khataOpening),
      routeAt("reviews", reviews),
      routeAt("product-questions", questions),
      routeAt("abandonment", abandonment),
      routeAt("analytics", analytics),
      routeAt("faq", faq),
      routeAt("categories", categories),
      routeAt("subcategories", subcategories),
      routeAt("help", help),
      routeAt("orders", orders),
      routeAt("orders/new", newOrder),
      routeAt("orders/:orderId", order),
      routeAt("orders/create", createOrder),
      routeAt("orders/:orderId/invoice", invoice),
      routeAt("orders/:orderId/slip", slip),
      routeAt("orders/:orderId/picking", pickingList),
      routeAt("orders/:orderId/rider", riderSheet),
      routeAt("orders/picking", pickingTogether),
      routeAt("products/new", newProduct),
      routeAt("products/units", units),
      routeAt("products/:productId", product),
      routeAt("packages", packages),
      routeAt("outbox", outbox),
      routeAt("outbox/resend", { ...resend, default: () => null }),
      routeAt("outbox/:messageId", message),
      routeAt("payments", payments),
      routeAt("payments/:paymentId", payment),
      routeAt("payments/statements", statements),
      routeAt("payments/statements/:statementId", statement),
      routeAt("pricing", pricing),
      routeAt("products", products),
      routeAt("products/bulk", bulk),
      routeAt("products/import", productImport),
      routeAt("products/import/:importId", productImportRun),
      routeAt("products/import/:importId/encoding", { ...importEncoding, default: () => null }),
      routeAt("products/import/:importId/undo", { ...importUndo, default: () => null }),
      routeAt("services", services),
      routeAt("suggestions", suggestions),
      routeAt("delivery-zones", deliveryZones),
      routeAt("email", email),
      routeAt("email/test", emailTest),
      routeAt("settings", settings),
      routeAt("settings/general", generalSettings),
      routeAt("settings/payments", paymentSettings),
      routeAt("settings/email", emailSettings),
      routeAt("settings/whatsapp", whatsappSettings),
      routeAt("settings/advanced", advancedSettings),
      routeAt("videos", videos),
      routeAt("fcm-notifications", sendPush),
      routeAt("fcm-notifications/send-test", sendTestPush),
      routeAt("fcm-notifications/campaigns", pushCampaigns),
      routeAt("fcm-notifications/templates", pushTemplates),
      routeAt("fcm-notifications/analytics", pushAnalytics),
      routeAt("fcm-notifications/quick", quickPush),
      routeAt("seo-management", seoManagement),
      routeAt("seo-health", seoHealth),
      routeAt("contact", contactMessages),
      routeAt("contact/texts", siteTexts),
      routeAt("whatsapp", whatsapp),
      routeAt("whatsapp/conversations", conversations),
      routeAt("whatsapp/send-test", whatsappTest),
      routeAt("users", users),
      routeAt("users/:userId", user),
      routeAt("users/:userId/new-password", newPassword),
      routeAt("team", team),
      routeAt("team/add", addMember),
      routeAt("team/invite", inviteMember),
      routeAt("team/:memberId", member),
      routeAt("team/:memberId/assign", assignSection),
      routeAt("team/:memberId/revoke", revokeSection),
      routeAt("*", splat),
    ],
  },
]);
