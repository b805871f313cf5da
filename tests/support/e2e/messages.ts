import { frameTexts } from "#app/domain/team/frame-texts.ts";
import { addresses } from "#app/i18n/addresses.ts";
import { adminCategories } from "#app/i18n/admin-categories.ts";
import { adminContacts } from "#app/i18n/admin-contacts.ts";
import { adminDay } from "#app/i18n/admin-day.ts";
import { adminEmail } from "#app/i18n/admin-email.ts";
import { adminFaq } from "#app/i18n/admin-faq.ts";
import { adminKeys } from "#app/i18n/admin-keys.ts";
import { adminKhata } from "#app/i18n/admin-khata.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { adminOutbox } from "#app/i18n/admin-outbox.ts";
import { adminPackages } from "#app/i18n/admin-packages.ts";
import { adminPayments } from "#app/i18n/admin-payments.ts";
import { adminPush } from "#app/i18n/admin-push.ts";
import { adminSettings } from "#app/i18n/admin-settings.ts";
import { adminTeam } from "#app/i18n/admin-team.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { adminWhatsapp } from "#app/i18n/admin-whatsapp.ts";
import { auth } from "#app/i18n/auth.ts";
import { buyAgain } from "#app/i18n/buy-again.ts";
import { cart } from "#app/i18n/cart.ts";
import { cartLines } from "#app/i18n/cart-lines.ts";
import { cartProblems } from "#app/i18n/cart-problems.ts";
import { checkout } from "#app/i18n/checkout.ts";
import { confirmEmail } from "#app/i18n/confirm-email.ts";
import { counter } from "#app/i18n/counter.ts";
import { deliveryZones } from "#app/i18n/delivery-zones.ts";
import { demoInbox } from "#app/i18n/demo-inbox.ts";
import { documents } from "#app/i18n/documents.ts";
import { errors } from "#app/i18n/errors.ts";
import { fields } from "#app/i18n/fields.ts";
import { filters } from "#app/i18n/filters.ts";
import { footer } from "#app/i18n/footer.ts";
import { invoice } from "#app/i18n/invoice.ts";
import { labels } from "#app/i18n/labels.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { listing } from "#app/i18n/listing.ts";
import { order } from "#app/i18n/order.ts";
import { orderChanges } from "#app/i18n/order-changes.ts";
import { orderLive } from "#app/i18n/order-live.ts";
import { ownKhata } from "#app/i18n/own-khata.ts";
import { payClaim } from "#app/i18n/pay-claim.ts";
import { payTo } from "#app/i18n/pay-to.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { productForm } from "#app/i18n/product-form.ts";
import { productList } from "#app/i18n/product-list.ts";
import { profile } from "#app/i18n/profile.ts";
import { push } from "#app/i18n/push.ts";
import { pushSettings } from "#app/i18n/push-settings.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { reviews } from "#app/i18n/reviews.ts";
import { search } from "#app/i18n/search.ts";
import { shared } from "#app/i18n/shared.ts";
import { shell } from "#app/i18n/shell.ts";
import { timeline } from "#app/i18n/timeline.ts";
import { toasts } from "#app/i18n/toasts.ts";
import { translator } from "#app/i18n/translate.ts";
import { twoFactor } from "#app/i18n/two-factor.ts";
import { undoChange } from "#app/i18n/undo-change.ts";

/** Every sentence that a journey looks for, in one language: what people read is what the tests go by. */
export const messagesIn = (lang: Lang) => ({
  lang,
  addresses: translator(lang, addresses),
  admin: translator(lang, frameTexts),
  adminSettings: translator(lang, adminSettings),
  twoFactor: translator(lang, twoFactor),
  adminCategories: translator(lang, adminCategories),
  adminPackages: translator(lang, adminPackages),
  adminFaq: translator(lang, adminFaq),
  adminDay: translator(lang, adminDay),
  adminKeys: translator(lang, adminKeys),
  adminContacts: translator(lang, adminContacts),
  adminKhata: translator(lang, adminKhata),
  ownKhata: translator(lang, ownKhata),
  adminEmail: translator(lang, adminEmail),
  adminOrders: translator(lang, adminOrders),
  adminOutbox: translator(lang, adminOutbox),
  adminPush: translator(lang, adminPush),
  adminUsers: translator(lang, adminUsers),
  adminWhatsapp: translator(lang, adminWhatsapp),
  demoInbox: translator(lang, demoInbox),
  adminPayments: translator(lang, adminPayments),
  adminTeam: translator(lang, adminTeam),
  buyAgain: translator(lang, buyAgain),
  auth: translator(lang, auth),
  cart: translator(lang, cart),
  cartLines: translator(lang, cartLines),
  cartProblems: translator(lang, cartProblems),
  checkout: translator(lang, checkout),
  confirmEmail: translator(lang, confirmEmail),
  deliveryZones: translator(lang, deliveryZones),
  documents: translator(lang, documents),
  counter: translator(lang, counter),
  errors: translator(lang, errors),
  footer: translator(lang, footer),
  reviews: translator(lang, reviews),
  filters: translator(lang, filters),
  fields: translator(lang, fields),
  labels: translator(lang, labels),
  invoice: translator(lang, invoice),
  listing: translator(lang, listing),
  order: translator(lang, order),
  orderChanges: translator(lang, orderChanges),
  orderLive: translator(lang, orderLive),
  payClaim: translator(lang, payClaim),
  payTo: translator(lang, payTo),
  parts: translator(lang, shared),
  productCsv: translator(lang, productCsv),
  productForm: translator(lang, productForm),
  productList: translator(lang, productList),
  profile: translator(lang, profile),
  push: translator(lang, push),
  pushSettings: translator(lang, pushSettings),
  refusals: translator(lang, refusals),
  resource: translator(lang, resourceTexts),
  search: translator(lang, search),
  shell: translator(lang, shell),
  timeline: translator(lang, timeline),
  toasts: translator(lang, toasts),
  undoChange: translator(lang, undoChange),
});

export type SayMessage = ReturnType<typeof messagesIn>;
