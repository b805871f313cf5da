import { describe, expect, test } from "vitest";
import { watchDenial } from "#app/admin/gate/watch-denial.ts";
import { menuOf, sections } from "#app/admin/sections.ts";
import { admin as adminTexts } from "#app/i18n/admin.ts";
import { translator } from "#app/i18n/translate.ts";
import { db } from "#app/platform/db.server.ts";
import { loader as openRoot } from "#app/root.tsx";
import { dismissToast, toastList } from "#app/ui/toast-list.ts";
import { makeOrder } from "#tests/fixtures/make-order.ts";
import { makeProduct } from "#tests/fixtures/make-product.ts";
import { makeStaff } from "#tests/fixtures/make-staff.ts";
import { makeUser } from "#tests/fixtures/make-user.ts";
import { answerTo, cookieGiven, post, visit } from "#tests/fixtures/request.ts";
import { signIn } from "#tests/fixtures/sign-in.ts";
import { openAdmin } from "#tests/support/admin-pages.tsx";
import { loader as openLayout } from "./_layout.tsx";
import { action as changeTheme } from "./theme.ts";

const admin = await makeStaff("admin");
const viewer = await makeStaff("viewer");
const customer = await signIn(await makeUser());

const linksOf = (html: string) => new Set([...html.matchAll(/href="\/admin\/([\w-]+)"/g)].map(([, key]) => key));

describe("the shell", () => {
  test("A2.36 stands around /admin and every address below it", async () => {
    for (const path of ["/admin", "/admin/orders", "/admin/products", `/admin/users/${admin.id}`, "/admin/nonsense/deeper"]) {
      const { status, html } = await openAdmin(path, admin);
      expect([path, status]).toEqual([path, 200]);
      for (const part of ["<aside", "<main", "Refresh", "Go to Store", "Roman Urdu", "Sign out"])
        expect(html, path).toContain(part);
    }
  });

  test("A2.37 carries nothing of the storefront's frame", async () => {
    const { html } = await openAdmin("/admin/orders", admin);
    for (const part of ["/cart", "/checkout", "/favorites", "wa.me", "ticker", "<footer", "/products"]) {
      expect(html.replaceAll("/admin/products", ""), part).not.toContain(part);
    }
  });

  test("A6.11 links to the sections this person may open and to no other", async () => {
    const { html } = await openAdmin("/admin/help", viewer);
    const links = linksOf(html);
    for (const hidden of ["users", "team", "settings", "whatsapp", "fcm-notifications", "seo-management"])
      expect(links).not.toContain(hidden);
    for (const shown of ["dashboard", "orders", "products", "delivery-zones", "reviews", "faq", "analytics"])
      expect(links).toContain(shown);
  });

  test("A2.93 A2.94 A2.95 A2.96 shows a super admin the whole menu, group by group, by its full names", async () => {
    const { html } = await openAdmin("/admin", await makeStaff("super_admin"));
    const nav = html.slice(html.indexOf("<nav"), html.indexOf("</nav>"));
    const links = [...nav.matchAll(/href="\/admin\/([\w-]+)"/g)].map(([, key]) => key);
    expect(links).toEqual(menuOf(sections).flatMap((group) => group.sections.map(({ key }) => key)));
    const groups = [...nav.matchAll(/<summary>(\w+)/g)].map(([, label]) => label);
    expect(groups).toEqual(["Core", "Commerce", "Money", "Content", "Communication", "Analytics", "System"]);
    for (const label of ["Team Management", "Push Notifications", "Cart Abandonment"]) expect(nav).toContain(label);
  });
});

describe("the navigation", () => {
  const itemOf = (html: string, key: string) => new RegExp(`<a href="/admin/${key}"[^>]*>.*?</a>`).exec(html)?.[0] ?? "";

  test("says what waits in a section to those who may open it", async () => {
    const { id: productId } = await makeProduct();
    const question = { productId, productName: "Tomatoes", userName: "Bilal", question: "Are they ripe?" };
    await db.productQuestion.createMany({ data: [question, { ...question, answeredAt: new Date() }] });
    const { html } = await openAdmin("/admin", admin);
    expect(itemOf(html, "product-questions")).toMatch(/title="1 waits".*<b class="admin-count"[^>]*>1<\/b>/);
    expect(itemOf(html, "products")).not.toContain("admin-count");
  });

  test("folds the groups that are not in use, and unfolds the one that is", async () => {
    const openGroups = async (path: string) => {
      const { html } = await openAdmin(path, admin);
      const side = html.slice(html.indexOf("<aside"), html.indexOf("</aside>"));
      return [...side.matchAll(/<details open=""><summary>(\w+)/g)].map(([, group]) => group);
    };
    expect(await openGroups("/admin/orders")).toEqual(["Core", "Commerce", "Content"]);
    expect(await openGroups("/admin/help")).toEqual(["Core", "Commerce", "Content", "System"]);
  });

  test("folds to a rail that this device keeps", async () => {
    const answer = await answerTo(changeTheme(post("/admin/theme", { navigation: "rail", return_to: "/admin/orders" }, admin)));
    expect([answer.location, cookieGiven(answer, "navigation")]).toEqual(["/admin/orders", "rail"]);
    const { html } = await openAdmin("/admin/orders", { cookie: `${admin.cookie}; navigation=rail` });
    expect(html).toContain('data-navigation="rail"');
    expect(html).toContain('aria-label="Show the names of the sections"');
    expect((await openAdmin("/admin/orders", admin)).html).not.toContain("data-navigation");
  });

  test("has a bar for the thumb with what is used most, the counter for those who sell", async () => {
    const barOf = async (staff: typeof admin) => {
      const { html } = await openAdmin("/admin/orders", staff);
      const bar = html.slice(html.indexOf('class="admin-bottom-bar"'));
      return [...bar.slice(0, bar.indexOf("</nav>")).matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to);
    };
    const most = ["/admin/dashboard", "/admin/orders", "/admin/products"];
    expect(await barOf(admin)).toEqual([...most, "/admin/orders/new", "/admin/help"]);
    expect(await barOf(viewer)).toEqual([...most, "/admin/help"]);
  });
});

describe("the top bar", () => {
  const buttonsOf = async (path: string, staff = admin) => {
    const { html } = await openAdmin(path, staff);
    const bar = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
    return [...bar.matchAll(/<form[^>]*action="([^"]*)"[^>]*>.*?<button[^>]*aria-label="([^"]*)"/g)].map(
      ([, to, label]) => `${label} ${to}`,
    );
  };

  test("A2.78 offers to add a product on the products page alone, to those who may", async () => {
    const add = "Add New Product /admin/products/new";
    expect(await buttonsOf("/admin/products")).toContain(add);
    expect(await buttonsOf("/admin/products/new")).toContain(add);
    for (const path of ["/admin", "/admin/orders", "/admin/pricing"]) expect(await buttonsOf(path), path).not.toContain(add);
    expect(await buttonsOf("/admin/products", viewer)).not.toContain(add);
    expect(await buttonsOf("/admin/orders")).toContain("New order /admin/orders/create");
    expect(await buttonsOf("/admin/orders", viewer)).not.toContain("New order /admin/orders/create");
  });

  test("A2.79 leads to the help and to the store, and refreshes the very page", async () => {
    const { html } = await openAdmin("/admin/orders?view=pack", admin);
    expect(await buttonsOf("/admin/orders")).toEqual(expect.arrayContaining(["Help /admin/help", "Go to Store /"]));
    expect(html).toMatch(/<form><input type="hidden" name="view" value="pack"\/><button[^>]*aria-label="Refresh"/);
  });
});

test("the areas of the admin panel are one link away for whoever may manage it", async () => {
  const { html } = await openAdmin("/admin", admin);
  for (const key of ["products", "categories", "orders", "packages", "content", "users", "delivery-zones", "settings"])
    expect(linksOf(html)).toContain(key);
});

test("every screen stands in the one shell, at the address of its key", async () => {
  const staff = await makeStaff("super_admin");
  for (const { key } of sections) {
    const { status, html } = await openAdmin(`/admin/${key}`, staff);
    expect([key, status]).toEqual([key, 200]);
    expect(html, key).toContain('class="admin-side"');
  }
});

test("A7.15 A7.16 the page knows the signed-in person's role and rights, asked by their session alone", async () => {
  const { body } = await answerTo(openLayout(visit("/admin", viewer)));
  const { staff, rights } = body as { staff: { role: string }; rights: unknown[] };
  expect(staff.role).toBe("viewer");
  expect(rights).toContainEqual({ section_key: "orders", has_view: true, has_edit: false });
  expect(rights).toHaveLength(17);
});

describe("the gate", () => {
  test("A4.16 A8.06 A8.07 without a role the page says so and offers home and another look", async () => {
    const { status, html } = await openAdmin("/admin/orders?view=pack&q=a", { cookie: customer });
    expect(status).toBe(403);
    expect(html).toContain("Access denied. Admin privileges required.");
    expect(html).toMatch(/<form action="\/"><button[^>]*>Return to Home</);
    const here =
      '<form action="/admin/orders"><input type="hidden" name="view" value="pack"/><input type="hidden" name="q" value="a"/>';
    expect(html).toMatch(new RegExp(`${here}<button[^>]*>Refresh Permissions<`));
    expect(html).not.toContain("<aside");
  });

  test("A4.16 A8.08 A8.09 without the right the page names it and offers the dashboard", async () => {
    const { status, html } = await openAdmin("/admin/settings", viewer);
    expect(status).toBe(403);
    expect(html).toContain("Access denied. You don't have permission to view settings.");
    expect(html).toMatch(/<form action="\/admin"><button[^>]*>Return to Admin Dashboard</);
  });

  test("A8.08 names edit where edit is asked", async () => {
    const { id } = await makeOrder();
    const { status, html } = await openAdmin(`/admin/orders/${id}`, { ...viewer, form: { status: "confirmed" } });
    expect(status).toBe(403);
    expect(html).toContain("Access denied. You don't have permission to edit orders.");
    expect((await openAdmin("/admin/seo-management", viewer)).html).toContain("You don't have permission to edit content.");
  });

  test("A8.13 the denial keeps what support asks for: user, role, admin flag, sections, required section and access", async () => {
    const { html } = await openAdmin("/admin/settings", viewer);
    expect(html).toContain("<details");
    for (const fact of [viewer.email, ">viewer<", "<dd>no</dd>", "<dd>17</dd>", "<dd>settings</dd>", "<dd>view</dd>"])
      expect(html).toContain(fact);
  });

  test("A4.16 A8.10 rights that cannot be read keep the gate shut, with a reference and a way to try again", async () => {
    await db.$executeRaw`ALTER TABLE permission_grants RENAME TO grants_away`;
    try {
      const { status, html } = await openAdmin("/admin/orders", admin);
      expect(status).toBe(503);
      expect(html).toMatch(/Error loading permissions: your rights could not be read just now \(reference \w+\)/);
      expect(html).toMatch(/<form action="\/admin\/orders"><button[^>]*>Retry</);
      expect(html).not.toContain("grants_away");
    } finally {
      await db.$executeRaw`ALTER TABLE grants_away RENAME TO permission_grants`;
    }
  });

  test("A8.04 an admin page whose check breaks shows the toast 'You don't have admin privileges'", async () => {
    await db.$executeRaw`ALTER TABLE permission_grants RENAME TO grants_away`;
    try {
      const shut = await Promise.resolve(openLayout(visit("/admin/orders", admin))).catch((thrown: Response) => thrown);
      const denial = await (shut as Response).json();
      watchDenial(denial, { reason: "Error loading permissions", t: translator("en", adminTexts) });
      expect(toastList.read().at(-1)).toMatchObject({ title: "You don't have admin privileges", tone: "error" });
    } finally {
      await db.$executeRaw`ALTER TABLE grants_away RENAME TO permission_grants`;
      for (const { id } of toastList.read()) dismissToast(id);
    }
  });

  test("A4.16 whoever holds the right is let in", async () => {
    expect((await openAdmin("/admin/settings", admin)).status).toBe(200);
  });
});

describe("what an address shows", () => {
  test("A2.84 an unknown key in the path shows the dashboard", async () => {
    for (const path of ["/admin/nonsense", "/admin/constructor", "/admin/Orders%20"]) {
      const { status, html } = await openAdmin(path, admin);
      expect([path, status]).toEqual([path, 200]);
      expect(html, path).toContain("<h1>Dashboard</h1>");
    }
  });

  test("A2.83 /admin without a hash and without JavaScript is the dashboard", async () => {
    expect((await openAdmin("/admin", admin)).html).toContain("<h1>Dashboard</h1>");
  });

  test("A1.11 B1.01 every section is a page with an address of its own inside the one shell", async () => {
    const superAdmin = await makeStaff("super_admin");
    for (const { key, permission } of sections) {
      const { status, html } = await openAdmin(`/admin/${key}`, permission === "team" ? superAdmin : admin);
      expect([key, status]).toEqual([key, 200]);
      expect(html.match(/<h1/g), key).toHaveLength(1);
      expect(html.includes('<aside class="admin-side"'), key).toBe(true);
      expect(html.includes("<h1>Dashboard</h1>"), key).toBe(key === "dashboard");
    }
  });

  test("an order that is not there is a 404 inside the shell", async () => {
    for (const path of [
      "/admin/orders/999999999",
      "/admin/orders/0",
      "/admin/orders/abc",
      "/admin/orders/1e3",
      "/admin/orders/999999999/invoice",
    ]) {
      const { status, html } = await openAdmin(path, admin);
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain("There is nothing at this address.");
      expect(html).toContain("<aside");
    }
  });
});

describe("the theme", () => {
  const choose = (form: Record<string, string>) => answerTo(changeTheme(post("/admin/theme", form, admin)));

  test("is kept on the device, and the page comes back", async () => {
    const answer = await choose({ theme: "light", return_to: "/admin/orders?view=pack" });
    expect([answer.status, answer.location]).toEqual([302, "/admin/orders?view=pack"]);
    expect(cookieGiven(answer, "theme")).toBe("light");
    expect((await openAdmin("/admin", { cookie: `${admin.cookie}; theme=light` })).html).toMatch(
      /aria-pressed="true"[^>]*>(?:(?!<button).)*Light theme/,
    );
  });

  test("goes with a second choice of the device: whether things move", async () => {
    const answer = await choose({ animations: "off", return_to: "/admin/help" });
    expect(cookieGiven(answer, "animations")).toBe("off");
    expect(cookieGiven(answer, "theme")).toBeUndefined();
    const still = await openAdmin("/admin", { cookie: `${admin.cookie}; animations=off` });
    expect(still.html).toContain('data-animations="off"');
    expect((await openAdmin("/admin", admin)).html).not.toContain("data-animations");
    expect((await choose({})).status).toBe(400);
  });

  test("is the device's until somebody chooses, and the store is light", async () => {
    const themeAt = async (path: string, cookie = "") => {
      return (await answerTo(openRoot(visit(path, { cookie })))).body;
    };
    expect(await themeAt("/admin")).toMatchObject({ theme: "device" });
    expect(await themeAt("/admin/orders", "theme=dark")).toMatchObject({ theme: "dark" });
    expect(await themeAt("/admin/orders", "theme=light")).toMatchObject({ theme: "light" });
    expect(await themeAt("/", "theme=dark")).toMatchObject({ theme: "light" });
    expect(cookieGiven(await choose({ theme: "device" }), "theme")).toBe("device");
  });

  test("is one of three, and leads to no other site", async () => {
    expect((await choose({ theme: "pink" })).status).toBe(400);
    expect((await choose({ theme: "dark", return_to: "//evil.test" })).location).toBe("/admin");
  });
});
