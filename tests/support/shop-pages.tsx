import * as home from "#app/routes/_shop+/_index.tsx";
import * as layout from "#app/routes/_shop+/_layout.tsx";
import * as cart from "#app/routes/_shop+/cart.tsx";
import * as category from "#app/routes/_shop+/category.$id.tsx";
import * as checkout from "#app/routes/_shop+/checkout.tsx";
import * as contact from "#app/routes/_shop+/contact.tsx";
import * as demoInbox from "#app/routes/_shop+/demo.inbox.tsx";
import * as editPackage from "#app/routes/_shop+/edit-custom-package.$id.tsx";
import * as favorites from "#app/routes/_shop+/favorites.tsx";
import * as khata from "#app/routes/_shop+/khata.$token.tsx";
import * as list from "#app/routes/_shop+/list.$token.tsx";
import * as order from "#app/routes/_shop+/order.$id.tsx";
import * as addToOrder from "#app/routes/_shop+/order.$id_.add.tsx";
import * as changeDelivery from "#app/routes/_shop+/order.$id_.change.tsx";
import * as repeatOrder from "#app/routes/_shop+/order.$id_.repeat.tsx";
import * as orderSuccess from "#app/routes/_shop+/order-success.tsx";
import * as onePackage from "#app/routes/_shop+/package.$id.tsx";
import * as packages from "#app/routes/_shop+/packages.tsx";
import * as product from "#app/routes/_shop+/product.$id.tsx";
import * as products from "#app/routes/_shop+/products.tsx";
import * as profile from "#app/routes/_shop+/profile/route.tsx";
import * as shoppingList from "#app/routes/_shop+/shopping-list.tsx";
import * as specialRequest from "#app/routes/_shop+/special-request.tsx";
import * as suggestions from "#app/routes/_shop+/suggestions.tsx";
import { pagesOf, routeAt } from "./pages-of.tsx";

/** A page of the storefront in its frame, as a browser without JavaScript gets it. */
export const openShop = pagesOf([
  {
    ...routeAt("/", layout),
    id: "routes/_shop+/_layout",
    children: [
      { ...routeAt("", home), index: true, children: undefined },
      routeAt("cart", cart),
      routeAt("category/:id", category),
      routeAt("checkout", checkout),
      routeAt("contact", contact),
      routeAt("demo/inbox", demoInbox),
      routeAt("edit-custom-package/:id", editPackage),
      routeAt("favorites", favorites),
      routeAt("khata/:token", khata),
      routeAt("list/:token", list),
      routeAt("order/:id", order),
      routeAt("order/:id/add", addToOrder),
      routeAt("order/:id/change", changeDelivery),
      routeAt("order/:id/repeat", repeatOrder),
      routeAt("order-success", orderSuccess),
      routeAt("package/:id", onePackage),
      routeAt("packages", packages),
      routeAt("product/:id", product),
      routeAt("products", products),
      routeAt("profile", profile),
      routeAt("shopping-list", shoppingList),
      routeAt("special-request", specialRequest),
      routeAt("suggestions", suggestions),
    ],
  },
]);
