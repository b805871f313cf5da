import type { Client } from "pg";
import type { Form } from "./form.ts";
import type { People } from "./people.ts";

/** A package of the customer's own, under a number that the shop does not reach by itself. */
const ownPackage = 900_001;

/** The customer has had product 2 and has not reviewed it. */
async function hasBought(client: Client, { customer }: People) {
  await client.query("UPDATE orders SET user_id = $1, status = 'delivered' WHERE id = 3", [customer.userId]);
  await client.query(
    "UPDATE order_lines SET product_id = 2 WHERE id = (SELECT min(id) FROM order_lines WHERE order_id = 3 AND product_id IS NOT NULL)",
  );
  await client.query("DELETE FROM reviews WHERE user_id = $1", [customer.userId]);
}

const ownsPackage = (client: Client, { customer }: People) =>
  client.query(
    `INSERT INTO custom_packages (id, name, user_id, duration, items_count, updated_at) VALUES ($1, 'Weekly', $2, 7, 0, now())
     ON CONFLICT (id) DO NOTHING`,
    [ownPackage, customer.userId],
  );

const has =
  (sentence: string) =>
  (client: Client, { customer }: People) =>
    client.query(sentence, [customer.userId]);

const hasOrder = has("UPDATE orders SET user_id = $1 WHERE id = 2");
const hasNoPackage = has(`DELETE FROM custom_packages WHERE user_id = $1 AND id <> ${ownPackage}`);
const hasNoRequest = has("DELETE FROM order_special_requests WHERE user_id = $1 AND order_id IS NULL");
const hasNoAddress = has("DELETE FROM addresses WHERE user_id = $1");

const email = { name: "Adnan Sheikh", email: "adnan@made.test", message: "When do you open?" };
const contents = { name: "Weekly", duration: "7", product_id: "2", quantity: "1" };

/** The forms of customers: messages, and account data. */
export const customerForms: readonly Form[] = [
  {
    name: "review",
    path: "/product/2?form=review",
    who: "customer",
    right: { rating: "4", title: "Fine", content: "Fresh and clean" },
    typed: ["title", "content"],
    chosen: ["rating"],
    prepare: hasBought,
  },
  {
    name: "question",
    path: "/product/2?form=question",
    who: "customer",
    right: { question: "Is it this year's harvest?" },
    typed: ["question"],
  },
  { name: "contact", path: "/contact", who: "visitor", right: email, typed: Object.keys(email) },
  {
    name: "suggestion",
    path: "/suggestions",
    who: "visitor",
    right: { ...email, subject: "Sohan halwa" },
    typed: ["subject", ...Object.keys(email)],
  },
  {
    name: "special request",
    path: "/special-request",
    who: "customer",
    right: { product_name: "Kairi", description: "Raw ones", quantity: "1 kg", urgency: "today", contact_method: "whatsapp" },
    typed: ["product_name", "description", "quantity"],
    chosen: ["urgency", "contact_method"],
    prepare: hasNoRequest,
  },
  {
    name: "address",
    path: "/profile?tab=addresses&edit=new",
    who: "customer",
    right: {
      label: "Ammi's house",
      name: "Ayesha Khan",
      phone: "0303-1112223",
      zone: "Gulgasht Colony",
      address: "House 12, Street 4",
      landmark: "Near the mosque",
      is_default: "on",
    },
    typed: ["label", "name", "phone", "address", "landmark"],
    chosen: ["zone", "is_default"],
    prepare: hasNoAddress,
  },
  {
    name: "new package of one's own",
    path: "/custom-package",
    who: "customer",
    right: contents,
    typed: ["name"],
    chosen: ["duration"],
    prepare: hasNoPackage,
  },
  {
    name: "package of one's own",
    path: `/edit-custom-package/${ownPackage}`,
    who: "customer",
    right: contents,
    typed: ["name"],
    chosen: ["duration"],
    prepare: ownsPackage,
  },
  {
    name: "order of one's own package",
    path: `/edit-custom-package/${ownPackage}/order`,
    who: "customer",
    right: { note: "none" },
    prepare: ownsPackage,
  },
  { name: "picture", path: "/profile/picture", who: "customer", right: { avatar: "no file" } },
  { name: "picture removed", path: "/profile/picture/remove", who: "customer", right: { note: "none" } },
  { name: "orders by phone", path: "/profile/phone-orders", who: "customer", right: { phone: "0301-2345678" }, typed: ["phone"] },
  { name: "inbox", path: "/notifications", who: "customer", right: { notification_id: "1", open: "1" } },
  { name: "order again", path: "/order/2/again", who: "customer", right: { note: "none" }, prepare: hasOrder },
  {
    name: "push subscription",
    path: "/api/push-subscriptions",
    who: "customer",
    right: { endpoint: "https://push.example/a-browser", p256dh: "AAAA", auth: "0123456789abcdefABCDEF" },
  },
  { name: "events", path: "/api/analytics", who: "visitor", right: { events: "[]" } },
];
