import * as layout from "#app/routes/admin+/_layout.tsx";
import * as splat from "#app/routes/admin+/$.tsx";
import * as abandonment from "#app/routes/admin+/abandonment+/index.tsx";
import * as banners from "#app/routes/admin+/content+/banners.tsx";
import * as slides from "#app/routes/admin+/content+/index.tsx";
import * as aboutPage from "#app/routes/admin+/content+/pages.tsx";
import * as policiesPage from "#app/routes/admin+/content+/policies.tsx";
import * as seasonal from "#app/routes/admin+/content+/seasonal.tsx";
import * as dashboard from "#app/routes/admin+/dashboard+/index.tsx";
import * as faq from "#app/routes/admin+/faq+/index.tsx";
import * as help from "#app/routes/admin+/help+/index.tsx";
import * as home from "#app/routes/admin+/index.tsx";
import * as order from "#app/routes/admin+/orders+/$orderId.tsx";
import * as invoice from "#app/routes/admin+/orders+/$orderId_.invoice.tsx";
import * as pickingList from "#app/routes/admin+/orders+/$orderId_.picking.tsx";
import * as riderSheet from "#app/routes/admin+/orders+/$orderId_.rider.tsx";
import * as slip from "#app/routes/admin+/orders+/$orderId_.slip.tsx";
import * as createOrder from "#app/routes/admin+/orders+/create.tsx";
import * as orders from "#app/routes/admin+/orders+/index.tsx";
import * as newOrder from "#app/routes/admin+/orders+/new.tsx";
import * as pickingTogether from "#app/routes/admin+/orders+/picking.tsx";
import * as pricing from "#app/routes/admin+/pricing+/index.tsx";
import * as question from "#app/routes/admin+/product-questions+/$questionId.tsx";
import * as questions from "#app/routes/admin+/product-questions+/index.tsx";
import * as product from "#app/routes/admin+/products+/$productId.tsx";
import * as productQuestions from "#app/routes/admin+/products+/$productId_.questions.tsx";
import * as bulk from "#app/routes/admin+/products+/bulk.tsx";
import * as productImport from "#app/routes/admin+/products+/import.tsx";
import * as productImportRun from "#app/routes/admin+/products+/import_.$importId.tsx";
import * as products from "#app/routes/admin+/products+/index.tsx";
import * as newProduct from "#app/routes/admin+/products+/new.tsx";
import * as units from "#app/routes/admin+/products+/units.tsx";
import * as review from "#app/routes/admin+/reviews+/$reviewId.tsx";
import * as reviews from "#app/routes/admin+/reviews+/index.tsx";
import * as settings from "#app/routes/admin+/settings+/index.tsx";
import * as paymentSettings from "#app/routes/admin+/settings+/payments.tsx";
import * as statistics from "#app/routes/admin+/statistics+/index.tsx";
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
      routeAt("reviews", reviews),
      routeAt("reviews/:reviewId", review),
      routeAt("products/:productId/questions", productQuestions),
      routeAt("product-questions", questions),
      routeAt("product-questions/:questionId", question),
      routeAt("abandonment", abandonment),
      routeAt("faq", faq),
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
      routeAt("pricing", pricing),
      routeAt("products", products),
      routeAt("products/bulk", bulk),
      routeAt("products/import", productImport),
      routeAt("products/import/:importId", productImportRun),
      routeAt("settings", settings),
      routeAt("settings/payments", paymentSettings),
      routeAt("*", splat),
    ],
  },
]);
