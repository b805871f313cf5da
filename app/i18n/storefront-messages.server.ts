import { about } from "./about.ts";
import { addresses } from "./addresses.ts";
import { again } from "./again.ts";
import { auth } from "./auth.ts";
import { cart } from "./cart.ts";
import { cartLines } from "./cart-lines.ts";
import { checkout } from "./checkout.ts";
import { contact } from "./contact.ts";
import { customPackages } from "./custom-packages.ts";
import { customWords } from "./custom-words.ts";
import { deliveryZones } from "./delivery-zones.ts";
import { errors } from "./errors.ts";
import { faq } from "./faq.ts";
import { filters } from "./filters.ts";
import { footer } from "./footer.ts";
import { home } from "./home.ts";
import { inbox } from "./inbox.ts";
import { labels } from "./labels.ts";
import { listing } from "./listing.ts";
import type { Messages } from "./messages.ts";
import { order } from "./order.ts";
import { orderChanges } from "./order-changes.ts";
import { packages } from "./packages.ts";
import { payClaim } from "./pay-claim.ts";
import { payTo } from "./pay-to.ts";
import { picture } from "./picture.ts";
import { product } from "./product.ts";
import { profile } from "./profile.ts";
import { push } from "./push.ts";
import { questions } from "./questions.ts";
import { reviews } from "./reviews.ts";
import { roadmap } from "./roadmap.ts";
import { services } from "./services.ts";
import { shared } from "./shared.ts";
import { sheet } from "./sheet.ts";
import { shell } from "./shell.ts";
import { sitemap } from "./sitemap.ts";
import { specialRequest } from "./special-request.ts";
import { suggestions } from "./suggestions.ts";
import { videos } from "./videos.ts";
import { whatsappOrder } from "./whatsapp-order.ts";

/** The parts that the storefront says in the browser, what is seen everywhere first. A new one is added here to be put in own words. */
export const storefrontMessages: readonly Messages<string>[] = [
  ...[
    shell,
    footer,
    sheet,
    shared,
    home,
    listing,
    filters,
    product,
    reviews,
    questions,
    cart,
    cartLines,
    whatsappOrder,
    specialRequest,
    checkout,
  ],
  ...[
    order,
    orderChanges,
    payClaim,
    payTo,
    again,
    packages,
    customPackages,
    profile,
    addresses,
    inbox,
    picture,
    auth,
    about,
    contact,
    services,
    videos,
    faq,
  ],
  ...[labels, deliveryZones, suggestions, roadmap, sitemap, push, errors, customWords],
];
