import { createECDH } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { placeOrder } from "#app/domain/checkout/place-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { inRequestScope } from "#app/platform/request-scope.server.ts";
import { action as write } from "#app/routes/_shop+/contact.tsx";
import { action as tell } from "#app/routes/_shop+/product.$id.tsx";
import { action as askFor } from "#app/routes/_shop+/special-request.tsx";
import { action as suggest } from "#app/routes/_shop+/suggestions.tsx";
import { action as sendEvents } from "#app/routes/api+/analytics.ts";
import { action as subscribe } from "#app/routes/api+/push-subscriptions.ts";
import { checkoutOf } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { type Answer, answerTo, post, returnedForm } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { openShop } from "#tests/support/shop-pages.tsx";

type Fields = Record<string, string>;

/** A customer who has had the product delivered. */
type Person = { id: number; email: string; cookie: string };

/** A place where the public may leave something with the shop. */
type Endpoint = {
  name: string;
  /** What is right to send. */
  right: Fields;
  /** Those of it that are free text, to be shown again as it was typed. */
  texts: readonly string[];
  send: (fields: Fields, person: Person) => Promise<Answer>;
  kept: () => Promise<object[]>;
  /** How often one address may knock before it is too often. */
  tries: number;
};

const product = await makeProduct();
await makeZone();

/** A new person, as a refused one stays limited for a while. */
async function newPerson(): Promise<Person> {
  const user = await makeUser();
  await makeOrder({ userId: user.id, product, status: "delivered" });
  return { id: user.id, email: user.email, cookie: await signIn(user) };
}

const params = { id: String(product.id) };
const page = `/product/${product.id}`;
const writer = { name: "Adnan Sheikh", email: "adnan@made.test" };
const signed = (fields: Fields, { email }: Person): Fields => ("email" in fields ? { ...fields, email } : fields);

const endpoints: readonly Endpoint[] = [
  {
    name: "a review",
    right: { rating: "4", title: "Fine", content: "Fresh and clean" },
    texts: ["title", "content"],
    send: (fields, { cookie }) => answerTo(tell(post(`${page}?form=review`, fields, { cookie, params }))),
    kept: () => db.review.findMany(),
    tries: 10,
  },
  {
    name: "a question",
    right: { question: "Is it this year's harvest?" },
    texts: ["question"],
    send: (fields, { cookie }) => answerTo(tell(post(`${page}?form=question`, fields, { cookie, params }))),
    kept: () => db.productQuestion.findMany(),
    tries: 10,
  },
  {
    name: "an e-mail",
    right: { ...writer, message: "When do you open?" },
    texts: ["message"],
    send: (fields, person) => answerTo(write(post("/contact", signed(fields, person)))),
    kept: () => db.contactMessage.findMany(),
    tries: 10,
  },
  {
    name: "a suggestion",
    right: { ...writer, subject: "Sohan halwa", message: "Please sell it." },
    texts: ["subject", "message"],
    send: (fields, person) => answerTo(suggest(post("/suggestions", signed(fields, person)))),
    kept: () => db.suggestion.findMany(),
    tries: 10,
  },
  {
    name: "a special request",
    right: { product_name: "Kairi", description: "Raw", quantity: "1 kg", urgency: "today", contact_method: "whatsapp" },
    texts: ["product_name", "description", "quantity"],
    send: (fields, { cookie }) => answerTo(askFor(post("/special-request", fields, { cookie }))),
    kept: () => db.specialRequest.findMany(),
    tries: 10,
  },
  {
    name: "an event",
    right: { event: "search", label: "aaloo", page_url: "/products" },
    texts: ["label", "category", "action"],
    send: (fields) => answerTo(sendEvents(post("/api/analytics", JSON.stringify({ events: [fields] })))),
    kept: () => db.analyticsEvent.findMany(),
    tries: 120,
  },
  {
    name: "a push subscription",
    right: {
      endpoint: "https://push.example/a-browser",
      p256dh: createECDH("prime256v1").generateKeys("base64url", "uncompressed"),
      auth: "0123456789abcdefABCDEF",
    },
    texts: [],
    send: (fields, { cookie }) => answerTo(subscribe(post("/api/push-subscriptions", fields, { cookie }))),
    kept: () => db.pushSubscription.findMany(),
    tries: 20,
  },
];

const claims = {
  ...{ id: "999999", user_id: "999999", userId: "999999", product_id: "999999", order_id: "999999", orderId: "999999" },
  ...{
    user_name: "claimed",
    userName: "claimed",
    reply: "claimed",
    answer: "claimed",
    user_agent: "claimed",
    visitor_id: "claimed",
  },
  ...{ created_at: "2001-01-01T00:00:00Z", createdAt: "2001-01-01T00:00:00Z", timestamp: "2001-01-01T00:00:00Z" },
  ...{ status: "claimed", is_active: "claimed", answered_at: "2001-01-01T00:00:00Z", helpful: "999999" },
};

const markup = `"><img src=x onerror="alert(1)">`;
const asText = "&quot;&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;";
const isText = ({ html }: { html: string }) => html.includes(asText) && !html.includes("<img src=x");
const marked = ({ right, texts }: Endpoint): Fields => ({ ...right, ...Object.fromEntries(texts.map((name) => [name, markup])) });
const shown = (rows: object[]) => JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value));

afterEach(async () => {
  await db.$executeRaw`TRUNCATE limits, reviews, product_questions, contact_messages, user_suggestions,
    order_special_requests, analytics_events, push_subscriptions`;
});

describe.each(endpoints)("$name", (door) => {
  const { right, send, kept, tries } = door;

  test("is taken as often as a person needs and no oftener: then 429, with the time to wait", async () => {
    const person = await newPerson();
    const knock = () => inRequestScope({ requestId: "", address: `203.0.113.${person.id}` }, () => send(right, person));
    for (let turn = 0; turn < tries; turn++) expect((await knock()).status).not.toBe(429);
    const before = (await kept()).length;
    const refused = await knock();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await kept()).toHaveLength(before);
  });

  test("brings along nothing but what the shop asks for", async () => {
    expect((await send({ ...claims, ...right }, await newPerson())).status).toBeLessThan(400);
    const rows = await kept();
    expect(rows).toHaveLength(1);
    expect(shown(rows)).not.toMatch(/claimed|999999|2001-01-01/);
  });

  test("without anything is refused and nothing is kept", async () => {
    expect((await send({}, await newPerson())).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test("is kept as it was typed, markup and all", async () => {
    expect((await send(marked(door), await newPerson())).status).toBeLessThan(400);
    expect(shown(await kept()).split("<img src=x onerror=")).toHaveLength(door.texts.length + 1);
  });
});

test.each(endpoints.filter(({ right }) => "name" in right))(
  "a name of a person with markup or a web address is refused at its field by $name, and nothing is kept",
  async ({ right, send, kept }) => {
    for (const name of [markup, "https://evil.test/prize", "Ali www.evil.pk"]) {
      const answer = await send({ ...right, name }, await newPerson());
      expect([answer.status, Object.keys(returnedForm(answer).error)]).toEqual([400, ["name"]]);
    }
    expect(await kept()).toEqual([]);
  },
);

const endpointOf = (name: string) => endpoints.find((door) => door.name === name)!;

describe("markup comes out as text", () => {
  test.each(["a review", "a question"])("of %s on the product's page", async (name) => {
    const door = endpointOf(name);
    await door.send(marked(door), await newPerson());
    expect(isText(await openShop(page))).toBe(true);
  });

  test("of a special request on the cart, on the order and in the back office", async () => {
    const door = endpointOf("a special request");
    const person = await newPerson();
    const { id: userId, cookie } = person;
    await door.send(marked(door), person);
    await fillCart(userId, [{ product, quantity: 1 }]);
    expect(isText(await openShop("/cart", { cookie }))).toBe(true);
    const placed = await placeOrder(person, checkoutOf());
    const id = placed.ok ? placed.value.orderId : 0;
    expect(isText(await openShop(`/order/${id}`, { cookie }))).toBe(true);
    expect(isText(await openAdmin(`/admin/orders/${id}`, await makeStaff("admin")))).toBe(true);
  });

  test.each([
    ["a review", `${page}?form=review`, { rating: "9" }],
    ["an e-mail", "/contact", { email: "nobody" }],
    ["a suggestion", "/suggestions", { email: "nobody" }],
    ["a special request", "/special-request", { urgency: "yesterday" }],
  ])("of %s that comes back with something wrong", async (name, path, wrong) => {
    const { cookie } = await newPerson();
    const returned = await openShop(path, { cookie, form: { ...marked(endpointOf(name)), ...wrong } });
    expect(returned.status).toBe(400);
    expect(isText(returned)).toBe(true);
  });
});
