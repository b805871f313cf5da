import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { db } from "#app/platform/db.server.ts";
import { checkoutFields } from "#tests/fixtures/checkout-of.ts";
import { fillCart } from "#tests/fixtures/fill-cart.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { defaultPassword, makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, post } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";

type RouteFile = { action?: (args: ActionFunctionArgs) => unknown };

const modules = import.meta.glob<RouteFile>([
  "/app/routes/**/*.{ts,tsx}",
  "!/app/routes/**/*.test.*",
  "!/app/routes/**/*.server.ts",
]);
const sources = import.meta.glob<string>(
  ["/app/routes/**/*.{ts,tsx}", "!/app/routes/**/*.test.*", "!/app/routes/**/*.server.ts"],
  {
    query: "?raw",
    import: "default",
  },
);

/** Every form of the shop: the file of its route, and the addresses that lead to a form of their own by their tab. */
async function listForms() {
  const forms = Object.entries(modules).map(async ([path, load]) => {
    const { action } = await load();
    if (!action) return [];
    const [, tabs = ""] = /tabNames = \[([^\]]*)\]/.exec((await sources[path]?.()) ?? "") ?? [];
    const queries = ["", ...[...tabs.matchAll(/"(\w+)"/g)].map(([, tab]) => `?tab=${tab}`)];
    return queries.map((query) => ({
      name: path.replace("/app/routes/", "") + query,
      query,
      action,
      isStaffs: path.includes("admin+"),
    }));
  });
  return (await Promise.all(forms)).flat();
}

const forms = await listForms();

const product = await makeProduct();
await makeZone();

/** What other forms need before they do anything: whoever leaves a message, rates or orders. */
const right = {
  ...checkoutFields(),
  ...{ subject: "Sohan halwa", message: "When do you open?", title: "Fine", content: "Fresh and clean", rating: "4" },
  ...{ question: "Is it this year's harvest?", product_name: "Kairi", description: "Raw", urgency: "today" },
  ...{ contact_method: "whatsapp", zone: "Gulgasht Colony", lang: "ur", quantity: "1", product_id: String(product.id) },
};

/** Whatever a form may ask for that leads into an account, and what a form may need beside. */
const wanted = (number: number) => ({
  ...right,
  ...{ name: "Somebody Else", email: `thief${number}@evil.test`, phone: `030999${String(number).padStart(5, "0")}` },
  ...{
    whatsapp_phone: "",
    language: "en",
    password: "chor ka naya password",
    new_password: "chor ka naya password",
    version: "1",
  },
});

/** The customers' forms that took what was sent. */
const accepted = new Set<string>();

/** What of an account an open session changes at each form, by the form's name; forms that change nothing are left out. */
async function changedBy(confirmation: Record<string, string>): Promise<Record<string, string[]>> {
  const changed: Record<string, string[]> = {};
  for (const [number, { name, query, action, isStaffs }] of forms.entries()) {
    const user = await makeUser({ role: isStaffs ? "super_admin" : null, phoneProvedAt: new Date(), emailProvedAt: new Date() });
    const cookie = await signIn(user);
    if (!isStaffs) await fillCart(user.id, [{ product, quantity: 1 }]);
    const { phone, email, passwordHash } = user;
    const loaded = JSON.stringify({ name: user.name, email, phone, whatsapp_phone: "", language: "en" });
    const [, thing = ""] = /^_shop\+\/(order|product)\./.exec(name) ?? [];
    const id =
      thing === "order" ? (await makeOrder({ userId: user.id, product })).id : thing === "product" ? product.id : user.id;
    const params = new Proxy({}, { get: () => String(id) });
    const request = post(`/${query}`, { ...wanted(number), loaded, id: String(user.id), ...confirmation }, { cookie });
    const sent = async () => action({ ...request, params });
    const answer = await answerTo(sent()).catch(() => null); // refused, also before it reads the form
    if (!isStaffs && answer && answer.status < 400) accepted.add(name);
    const after = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    const fields = (["phone", "email", "passwordHash"] as const).filter(
      (field) => after[field] !== { phone, email, passwordHash }[field],
    );
    if (fields.length > 0) changed[name] = fields;
  }
  return changed;
}

describe("what leads into an account", () => {
  test("every form of the shop is tried", () => {
    expect(forms.length).toBeGreaterThan(150);
    expect(forms.filter(({ isStaffs }) => !isStaffs).length).toBeGreaterThan(40);
  });

  test("is changed by an open session alone at no form, and many of them take the rest of what is sent", async () => {
    expect(await changedBy({})).toEqual({});
    expect(accepted.size).toBeGreaterThan(25);
    expect([...accepted]).toContain("_shop+/checkout.tsx");
  });

  test("is changed with the current password at the three forms that ask for it", async () => {
    expect(await changedBy({ current_password: defaultPassword })).toEqual({
      "_shop+/profile/route.tsx": ["phone", "email"],
      "_shop+/profile/route.tsx?tab=profile": ["phone", "email"],
      "_shop+/profile/route.tsx?tab=password": ["passwordHash"],
      "_shop+/profile/route.tsx?tab=data": ["phone", "email", "passwordHash"],
    });
  });
});
