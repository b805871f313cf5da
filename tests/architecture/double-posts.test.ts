import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { beforeAll, describe, expect, test } from "vitest";
import { saveSubscription } from "#app/domain/push/save-subscription.server.ts";
import type { ListedRow, ResourceView } from "#app/domain/resource/resource-view.ts";
import { formFields, type StaffModel, type StaffTable } from "#app/domain/resource/staff-table.ts";
import { answeredOnce } from "#app/http/answered-once.server.ts";
import { saveKeyName } from "#app/lib/save-key-name.ts";
import { db, raw, sql } from "#app/platform/db.server.ts";
import { makeCategory } from "#tests/fixtures/make-category.ts";
import { makePackage } from "#tests/fixtures/make-package.ts";
import { makeShopper } from "#tests/fixtures/make-shopper.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { makeZone } from "#tests/fixtures/make-zone.ts";
import { answerTo, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";

type Action = (args: ActionFunctionArgs) => unknown;
type Module = { loader?: (args: LoaderFunctionArgs) => unknown; action?: Action };

const tables = Object.values(
  import.meta.glob<Record<string, unknown>>(["/app/domain/*/*.ts", "!/app/domain/*/*.test.ts"], { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is StaffTable<StaffModel> =>
      typeof value === "object" && value !== null && "model" in value && "fields" in value && "nameOf" in value,
  );

const sections = import.meta.glob<Module>(["/app/routes/admin+/*+/*.tsx", "!/app/routes/admin+/**/*.test.tsx"]);

const pathOf = (file: string) =>
  file
    .replace("/app/routes/admin+/", "/admin/")
    .replace(/\+\//, "/")
    .replace(/(\/index)?\.tsx$/, "");

type Creating = { path: string; action: Action; table: StaffTable<StaffModel>; view: ResourceView<ListedRow> };

/** The sections whose address opens the form of a new row, each with its table. */
async function listCreating(cookie: string): Promise<Creating[]> {
  const found: Creating[] = [];
  for (const [file, read] of Object.entries(sections)) {
    const { loader, action } = await read();
    if (!loader || !action || file.includes("$")) continue;
    const path = pathOf(file);
    const answer = await answerTo(loader(visit(`${path}?edit=new`, { cookie }))).catch(() => null);
    const view = answer?.body as ResourceView<ListedRow> | null;
    if (!view?.editor || view.editor.row !== null) continue;
    const names = Object.keys(view.editor.values).sort().join();
    const table = tables.find(
      (one) =>
        formFields(one)
          .map(({ name }) => name)
          .sort()
          .join() === names,
    );
    if (!table) throw new Error(`${path} has no table with the fields ${names}`);
    found.push({ path, action, table, view });
  }
  return found;
}

/** Texts that have a form of their own. */
const particular: Readonly<Record<string, string>> = {
  youtube_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  thumbnail_url: "",
  api_url: "",
  smtp_host: "",
  smtp_port: "",
  from_address: "",
};

/** A whole form of a new row. */
function formOf({ table, view }: Creating, mark: string): Record<string, string> {
  const entries = formFields(table).map(({ name, column, field }): [string, string] => {
    const known = view.editor?.values[name as keyof typeof view.editor.values];
    if (name in particular) return [name, particular[name] ?? ""];
    switch (field.type) {
      case "line":
        return [name, `${mark} ${name}`.slice(0, field.max)];
      case "text":
        return [name, `${mark} ${name} is told at length, so that nobody has to ask.`.slice(0, field.max)];
      case "whole":
        return [name, String(Math.max(field.min, Number(known) || 1))];
      case "money":
        return [name, "100"];
      case "choice":
        return [name, String(known || field.options[0])];
      case "link":
        return [name, "https://www.youtube.com/watch?v=dQw4w9WgXcQ"];
      case "picture":
        return [name, "/images/placeholder.svg"];
      case "reference":
        return [name, String(view.choices[column]?.[0]?.id ?? "")];
      case "emoji":
        return [name, String(known || "🥭")];
      default:
        return [name, String(known ?? "")];
    }
  });
  return Object.fromEntries([...entries, ["loaded", JSON.stringify(view.editor?.values ?? {})]]);
}

const countOf = async (table: string) => {
  const [row] = await db.$queryRaw<{ count: bigint }[]>(sql`SELECT count(*) AS count FROM ${raw(table)}`);
  return Number(row?.count);
};

/** A post with its length, as every browser sends it. */
async function sent(args: ActionFunctionArgs): Promise<ActionFunctionArgs> {
  const { headers, url } = args.request;
  const body = await args.request.arrayBuffer();
  const whole = new Request(url, { method: "POST", body, headers: [...headers, ["Content-Length", String(body.byteLength)]] });
  return { ...args, request: whole };
}

/** Two equal posts at once, as two presses send them. */
async function together(action: Action, make: () => ActionFunctionArgs) {
  const once = answeredOnce(action);
  const posts = await Promise.all([sent(make()), sent(make())]);
  return Promise.all(posts.map((args) => answerTo(once(args))));
}

describe("two equal posts of a form at once make one row", () => {
  let owner: string;
  let customer: string;
  let ids: { id: number; category: number; package: number };
  beforeAll(async () => {
    owner = (await makeStaff("super_admin")).cookie;
    const shopper = await makeShopper();
    customer = shopper.cookie;
    const { id: category } = await makeCategory();
    await makeZone({ name: "Gulgasht Colony" });
    const subscriber = await signIn(await makeUser({ offersAt: new Date() }));
    const browser = { endpoint: "https://push.made.test/1", p256dh: "p256dh", auth: "auth" };
    await saveSubscription(subscriber.slice("session=".length), { ...browser, replaces: undefined }, null);
    ids = { id: shopper.product.id, category, package: (await makePackage([{ product: shopper.product, quantity: 1 }])).id };
  });

  test("in every section of the back office that adds rows", async () => {
    const creating = await listCreating(owner);
    const made: Record<string, number> = {};
    for (const [at, section] of creating.entries()) {
      const delegate = (db as unknown as Record<string, { count: () => Promise<number> }>)[
        `${section.table.model[0]?.toLowerCase()}${section.table.model.slice(1)}`
      ];
      if (!delegate) throw new Error(`${section.table.model} has no rows`);
      const form = { ...formOf(section, `Double ${at}`), [saveKeyName]: `key-${at}` };
      const before = await delegate.count();
      const answers = await together(section.action, () => post(`${section.path}?edit=new`, form, { cookie: owner }));
      made[section.path] = (await delegate.count()) - before;
      expect
        .soft(
          answers.map(({ status }) => status),
          `${section.path} ${JSON.stringify(answers[0]?.body)}`,
        )
        .toEqual([302, 302]);
      expect.soft(answers[0]?.location).toBe(answers[1]?.location);
    }
    expect(made).toEqual(Object.fromEntries(creating.map(({ path }) => [path, 1])));
    expect(creating.length).toBeGreaterThanOrEqual(9);
  });

  const email = { name: "Adnan Sheikh", email: "adnan@made.test", message: "When do you open on Friday?" };
  const address = {
    zone: "Gulgasht Colony",
    label: "Ghar",
    name: "Ayesha",
    phone: "0303-1112223",
    address: "House 12, Street 4",
    landmark: "Mosque",
  };
  const wish = { product_name: "Kairi", description: "Raw", quantity: "1 kg", urgency: "today", contact_method: "whatsapp" };
  const push = { title: "Taaza sabzi", message: "Aaj subah ki mandi se.", target_audience: "all" };
  const product = { name: "Chaunsa", description: "Sweet.", price: "250", category_id: ":category" };
  const newcomer = { name: "Bilal Ahmed", email: "bilal@made.test", phone: "0302-7654321", password: "Anday aur Double Roti" };
  test.each<[file: string, path: string, table: string, form: Record<string, string>, status?: number]>([
    ["_shop+/contact.tsx", "/contact", "contact_messages", email],
    ["_shop+/suggestions.tsx", "/suggestions", "user_suggestions", { ...email, subject: "Sohan halwa" }],
    ["_shop+/product.$id.tsx", "/product/:id?form=question", "product_questions", { question: "Is it this year's harvest?" }],
    ["_shop+/special-request.tsx", "/special-request", "order_special_requests", wish],
    ["_shop+/profile/route.tsx", "/profile?tab=addresses&edit=new", "addresses", address],
    ["_shop+/custom-package.tsx", "/custom-package", "custom_packages", { name: "Eid", product_id: ":id", quantity: "1" }],
    ["_shop+/share-list.ts", "/share-list", "shared_lists", {}],
    ["_shop+/auth/route.tsx", "/auth?tab=register", "sessions", newcomer],
    ["admin+/products+/new.tsx", "/admin/products/new", "products", product],
    ["admin+/products+/$productId_.duplicate.ts", "/admin/products/:id/duplicate", "products", { version: "1" }],
    ["admin+/packages+/$.ts", "/admin/packages/:package/duplicate", "packages", {}],
    ["admin+/faq+/$.ts", "/admin/faq/views", "saved_views", { name: "Mine", query: "tab=hidden" }],
    ["admin+/team+/invite.tsx", "/admin/team/invite", "team_invites", { contact: "naya@made.test", role: "viewer" }, 200],
    ["admin+/fcm-notifications+/quick.tsx", "/admin/fcm-notifications/quick", "push_notification_campaigns", push],
  ])("%s", async (file, path, table, form, status = 302) => {
    const { action } = (await routes[`/app/routes/${file}`]?.()) ?? {};
    if (!action) throw new Error(`${file} takes no form`);
    const named = (text: string) =>
      text.replace(/:(id|category|package)/, (_, name: keyof typeof ids) => String(ids[name])).replace(/%20/g, " ");
    const at = named(path);
    const splat = /^\/admin\/[\w-]+\/(.+)/.exec(at.replace(/\?.*/, ""))?.[1] ?? "";
    const params = { id: String(ids.id), productId: String(ids.id), "*": splat };
    const cookie = at.startsWith("/admin") ? owner : at.startsWith("/auth") ? "" : customer;
    const before = await countOf(table);
    const filled = Object.entries({ ...form, [saveKeyName]: "one-press" }).map(([name, value]) => [name, named(value)]);
    const answers = await together(action, () => post(at, Object.fromEntries(filled), { cookie, params }));
    expect(
      answers.map((answer) => answer.status),
      JSON.stringify(answers[0]?.body),
    ).toEqual([status, status]);
    expect((await countOf(table)) - before).toBe(1);
  });
});

const routes = import.meta.glob<Module>(["/app/routes/**/*.{ts,tsx}", "!/app/routes/**/*.test.{ts,tsx}"]);
