import type { Client } from "pg";
import { tokenHash } from "#app/platform/secret.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { customerForms } from "./customer-forms.ts";
import type { Form } from "./form.ts";
import type { People } from "./people.ts";

const linkToken = "a-link-that-only-this-run-knows";

const fillCart = (client: Client, { customer }: People) =>
  client.query(
    `INSERT INTO cart_items (cart_id, product_id, quantity) SELECT c.id, 2, 1000 FROM carts c WHERE c.user_id = $1
     ON CONFLICT (cart_id, product_id) DO NOTHING`,
    [customer.userId],
  );

const renewResetLink = (client: Client, { customer }: People) =>
  client.query(
    `INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')
     ON CONFLICT (token_hash) DO UPDATE SET used_at = NULL`,
    [Buffer.from(tokenHash(linkToken)), customer.userId],
  );

const renewOwnerLink = (client: Client) =>
  client.query(
    `INSERT INTO settings (key, value) VALUES ('owner_setup', jsonb_build_object('hash', $1::text, 'expiresAt', 4e12))
     ON CONFLICT (key) DO NOTHING`,
    [Buffer.from(tokenHash(linkToken)).toString("hex")],
  );

/** A new password signs its owner out everywhere. */
const signInAgain = (client: Client, { customer }: People) =>
  client.query(
    `INSERT INTO sessions (token_hash, user_id, is_staff, expires_at) VALUES ($1, $2, false, now() + interval '1 day')
     ON CONFLICT DO NOTHING`,
    [Buffer.from(tokenHash(customer.cookie.replace("session=", ""))), customer.userId],
  );

const hasPendingOrder = (client: Client, { customer }: People) =>
  client.query("UPDATE orders SET user_id = $1, status = 'pending' WHERE id = 2", [customer.userId]);

const newAccount = { name: "Bilal", email: "bilal@made.test", phone: "0302-7654321", password: "Mandi#2026" };
const passwords = { current_password: "not the one", new_password: "Mandi#2027" };

/** Every form that the shop has, with each of its fields. */
export const forms: readonly Form[] = [
  {
    name: "register",
    path: "/auth?tab=register",
    who: "visitor",
    right: newAccount,
    typed: ["name", "email", "phone"],
    secret: ["password"],
  },
  {
    name: "owner set-up",
    path: `/owner-setup?token=${linkToken}`,
    who: "visitor",
    right: { ...newAccount, email: "owner@made.test", phone: "0302-7654322" },
    typed: ["name", "email", "phone"],
    secret: ["password"],
    prepare: renewOwnerLink,
  },
  {
    name: "sign in",
    path: "/auth",
    who: "visitor",
    right: { email: "bilal@made.test", password: "wrong" },
    typed: ["email"],
    secret: ["password"],
  },
  { name: "forgotten password", path: "/forgot-password", who: "visitor", right: { email: "bilal@made.test" }, typed: ["email"] },
  {
    name: "new password",
    path: `/reset-password?token=${linkToken}`,
    who: "visitor",
    right: { password: "Mandi#2028" },
    secret: ["password"],
    prepare: renewResetLink,
  },
  {
    name: "profile",
    path: "/profile?tab=profile",
    who: "customer",
    right: { name: "Shopper", phone: "0303-1112223", whatsapp_phone: "0303-1112224", language: "en" },
    typed: ["name", "phone", "whatsapp_phone"],
    chosen: ["language"],
    prepare: signInAgain,
  },
  {
    name: "change password",
    path: "/profile?tab=password",
    who: "customer",
    right: passwords,
    secret: Object.keys(passwords),
  },
  { name: "cart", path: "/cart", who: "customer", right: { product_id: "2", quantity: "1", return_to: "/products" } },
  { name: "package in the cart", path: "/cart", who: "visitor", right: { package_id: "1", quantity: "1", return_to: "/" } },
  { name: "favourite", path: "/favorites", who: "customer", right: { product_id: "2", saved: "true" } },
  { name: "zone", path: "/zone", who: "customer", right: { zone: "Gulgasht Colony", return_to: "/products" } },
  { name: "language", path: "/language", who: "visitor", right: { lang: "ur", return_to: "/products" } },
  {
    name: "checkout",
    path: "/checkout",
    who: "customer",
    right: {
      ...checkoutFields(),
      whatsapp_phone: "0303-1112224",
      landmark: "Near the mosque",
      delivery_notes: "Ring twice",
      substitution: "call",
      payment_reference: "TX-1",
      key: "a-press-of-the-button",
      shown: "p2:1",
    },
    typed: [
      "customer_name",
      "customer_phone",
      "whatsapp_phone",
      "delivery_address",
      "landmark",
      "delivery_notes",
      "payment_reference",
    ],
    chosen: ["delivery_zone", "delivery_date", "scheduled_delivery_time", "substitution", "payment_method"],
    prepare: fillCart,
  },
  {
    name: "order edit",
    path: "/admin/orders/1",
    who: "staff",
    right: {
      status: "confirmed",
      is_paid: "on",
      delivery_date: "2026-11-24",
      scheduled_delivery_time: "12:00",
      delivery_notes: "Ring twice",
      version: "",
      return_to: "/admin/orders",
    },
    typed: ["delivery_date", "scheduled_delivery_time", "delivery_notes"],
    chosen: ["status", "is_paid"],
  },
  {
    name: "settings",
    path: "/admin/settings",
    who: "staff",
    right: { is_enabled: "off", message: "Back on Monday", whatsapp_number: "0300-1234567", version: "" },
    typed: ["message", "whatsapp_number"],
    chosen: ["is_enabled"],
  },
  { name: "theme", path: "/admin/theme", who: "staff", right: { theme: "dark", return_to: "/admin" } },
  { name: "cancel an order", path: "/order/2/cancel", who: "customer", right: { reason: "none" }, prepare: hasPendingOrder },
  ...customerForms,
  { name: "sign out", path: "/sign-out", who: "visitor", right: { everywhere: "1" } },
];
