import { describe, expect, test } from "vitest";
import type { Lang } from "#app/i18n/lang.ts";
import { rupees } from "#app/lib/money.ts";
import { showPart } from "#tests/support/pages-of.tsx";
import { MobileSheet } from "./header/mobile-sheet.tsx";
import { Shell } from "./shell.tsx";
import type { ShellView } from "./shell-view.ts";

const visitor: ShellView = {
  shop: {
    ...{ brand: "Taaza Mandi", city: "Multan", address: "Shop 4, Gulgasht Market" },
    ...{ phone: "+923000001122", whatsapp: "+923000001122", email: "salam@taazamandi.test" },
    social: { facebook: "https://www.facebook.com/taazamandi", script: "javascript:alert(1)" },
  },
  sameDayUntil: "6 pm",
  nextSlot: null,
  viewer: null,
  cart: { products: {}, packages: {}, count: 0, subtotal: rupees(0) },
  favourites: [],
  step: rupees(1),
  zone: { name: null, charge: rupees(200), freeAbove: rupees(2000) },
  maintenance: null,
  isDemo: false,
  reference: "",
  isShared: false,
};
const customer: ShellView = {
  ...visitor,
  viewer: { id: 7, name: "Ayesha Khan", avatarUrl: "/uploads/ayesha.webp", unread: 100, admin: null },
  cart: { products: { 7: 2000 }, packages: {}, count: 120, subtotal: rupees(364) },
  favourites: [1, 2, 3],
};

/** The frame around a page, as rendered without JavaScript. */
const frame = (view: ShellView, path = "/cart", lang: Lang = "en") => showPart(<Shell view={view}>{null}</Shell>, path, lang);
const openSheet = (view: ShellView, lang: Lang = "en") =>
  showPart(<MobileSheet open onClose={() => undefined} viewer={view.viewer} cart={view.cart} />, "/cart", lang);

const within = (html: string, tag: string) => new RegExp(`<${tag}[ >].*?</${tag}>`, "s").exec(html)?.[0] ?? "";
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const links = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = "", inside = ""]) => [
    textOf(inside),
    href.replaceAll("&amp;", "&"),
  ]);
const addresses = (html: string) => links(html).map(([, href]) => href);

describe("the desk's header", () => {
  test("A2.39 below the ticker stand the logo and the menu with all its pages", async () => {
    const html = await frame(visitor);
    expect(html.indexOf('class="ticker"')).toBeLessThan(html.indexOf("<header"));
    const header = within(html, "header");
    expect(links(header)[0]).toEqual(["Taaza Mandi", "/"]);
    expect(links(within(header, "nav"))).toEqual([
      ["Home", "/"],
      ...[
        ["All products", "/products"],
        ["Categories", "/categories"],
        ["Featured products", "/products?featured=true"],
      ],
      ...[
        ["All packages", "/packages"],
        ["Build your own package", "/custom-package"],
      ],
      ...[
        ["Videos", "/videos"],
        ["Services", "/services"],
        ["Contact", "/contact"],
      ],
    ]);
    expect([...within(header, "nav").matchAll(/<summary>(.*?)<\/summary>/g)].map(([, inside = ""]) => textOf(inside))).toEqual([
      "Products",
      "Packages",
      "More",
    ]);
  });

  test("A2.40 A1.05 one press switches the language and comes back, and a menu beside it has every choice", async () => {
    const header = within(await frame(visitor, "/products?page=2"), "header");
    expect(header).toMatch(/action="\/language"><input type="hidden" name="return_to" value="\/products\?page=2"/);
    expect(header).toMatch(/<button[^>]*name="lang" value="ur" lang="ur-Latn">Roman Urdu</);
    expect(header).toMatch(/name="lang" value="en" aria-pressed="true">English</);
    expect(addresses(header)).toContain("/custom-language");
    expect(within(await frame(visitor, "/cart", "ur"), "header")).toMatch(/name="lang" value="en" lang="en">English</);
  });

  test("A2.41 the search stands in it, and a toggle closes and opens it", async () => {
    const header = within(await frame(visitor), "header");
    expect(header).toMatch(
      /<details class="search-fold" open=""><summary aria-label="Search">.*?<form role="search".*?<\/details>/s,
    );
  });

  test("A2.42 A2.43 A2.44 favourites and cart wear their counts, above 99 as 99+", async () => {
    const header = within(await frame(customer), "header");
    expect(links(header)).toContainEqual(["Favourites 3", "/favorites"]);
    expect(links(header)).toContainEqual(["Cart 99+ · Rs. 364", "/cart"]);
  });

  test("A2.45 a visitor is offered to sign in and to come back here, a customer their menu instead", async () => {
    const header = within(await frame(visitor, "/products?page=2"), "header");
    expect(links(header)).toContainEqual(["Sign In", "/auth?return_to=%2Fproducts%3Fpage%3D2"]);
    expect(header).not.toContain("menu head-account");
    const own = within(await frame(customer, "/products?page=2"), "header");
    expect(own).toContain("menu head-account");
    expect(own).not.toContain("Sign In");
  });

  test("A2.46 A2.48 the user menu lists profile, orders, favorites, packages and logout, and for admins the back office", async () => {
    const menuOf = async (view: ShellView) => /menu head-account.*?<\/details>/s.exec(await frame(view))?.[0] ?? "";
    const menu = await menuOf(customer);
    expect(links(menu)).toEqual([
      ["Profile", "/profile"],
      ["Inbox 99+", "/profile?tab=inbox"],
      ["Orders", "/profile?tab=orders#orders"],
      ["Favorites", "/favorites"],
      ["Packages", "/packages"],
    ]);
    expect(menu).toMatch(/<form method="post" action="\/sign-out"><button type="submit">Logout</);
    expect(menu).toContain("/uploads/ayesha.webp");
    const admin = { id: 8, name: "Ali", avatarUrl: null, unread: 0, admin: "dashboard" } as const;
    expect(links(await menuOf({ ...visitor, viewer: admin }))).toContainEqual(["Admin Dashboard", "/admin"]);
  });
});

describe("the phone", () => {
  test("A2.50 its header has the logo, packages, the cart with its badge and a menu button that works without JavaScript", async () => {
    const header = within(await frame(customer), "header");
    expect(links(header)[0]).toEqual(["Taaza Mandi", "/"]);
    expect(header).toMatch(/<a class="head-link head-packages" href="\/packages"[^>]*>.*?Packages<\/span><\/a>/);
    expect(links(header)).toContainEqual(["Cart 99+ · Rs. 364", "/cart"]);
    expect(header).toMatch(/<form action="\/sitemap"><button type="submit"[^>]*aria-haspopup="dialog" aria-label="Menu"/);
  });

  test("A2.51 the sheet shows a visitor the ways in, and a customer their name, edit profile and sign out", async () => {
    expect(links(await openSheet(visitor)).slice(0, 2)).toEqual([
      ["Sign In", "/auth?return_to=%2Fcart"],
      ["Create account", "/auth?tab=register"],
    ]);
    const own = within(await openSheet(customer), "section");
    expect(textOf(own)).toBe("AK Ayesha Khan Edit profile Sign Out");
    expect(own).toContain('action="/sign-out"');
  });

  test("A2.52 the sheet has the language choice", async () => {
    const html = await openSheet(visitor, "ur");
    expect(html).toMatch(/<button type="submit" name="lang" value="en" aria-pressed="false">English/);
    expect(html).toMatch(/<button type="submit" name="lang" value="ur" aria-pressed="true">Roman Urdu/);
  });

  test("A2.53 the quick actions are cart, favorites, packages and orders", async () => {
    const quick = /class="sheet-quick">.*?<\/div>/s.exec(await openSheet(customer))?.[0] ?? "";
    expect(links(quick)).toEqual([
      ["Cart 99+", "/cart"],
      ["Favorites", "/favorites"],
      ["Packages", "/packages"],
      ["Orders", "/profile?tab=orders#orders"],
    ]);
  });

  test("A2.54 nothing is offered to install while the browser offers nothing", async () => {
    expect(await openSheet(customer)).not.toContain("Install the app");
  });

  test("A2.55 support, account, the legal pages and the sitemap stand in groups", async () => {
    const html = await openSheet(customer);
    const group = (title: string) => new RegExp(`<section[^>]*><h3[^>]*>${title}</h3>.*?</section>`, "s").exec(html)?.[0] ?? "";
    expect(addresses(group("Support"))).toEqual(["/faq", "/contact"]);
    expect(addresses(group("Account"))).toEqual(["/profile", "/profile?tab=inbox"]);
    expect(group("Account")).toMatch(/<form method="post" action="\/sign-out"><button type="submit">Sign Out</);
    expect(addresses(group("Our rules"))).toEqual(["/privacy-policy", "/terms-of-service", "/cookie-policy", "/sitemap"]);
    expect(await openSheet(visitor)).not.toContain('action="/sign-out"');
  });
});

describe("the checkout", () => {
  test("leads back to the cart and nowhere else in the shop, and keeps the language", async () => {
    const html = await frame(customer, "/checkout");
    expect(links(within(html, "header"))).toEqual([
      ["Back to the cart", "/cart"],
      ["Edit my words", "/custom-language"],
    ]);
    expect(within(html, "header")).toContain('action="/language"');
    for (const part of ["<footer", "bottom-nav", "ticker", "chat-button"]) expect(html).not.toContain(part);
    expect(within(await frame(customer, "/checkout", "ur"), "header")).toContain("Wapas cart par");
  });
});

describe("the cart bar", () => {
  const bar = async (view: ShellView, lang: Lang = "en") =>
    /<section class="delivery-bar".*?<\/section>/s.exec(await frame(view, "/", lang))?.[0] ?? "";

  test("says the sum of a cart and what is missing for free delivery; an empty cart has none", async () => {
    expect(await bar(visitor)).toBe("");
    const filled = await bar(customer);
    expect(textOf(filled)).toContain("Rs. 364 Rs. 1,636 more for free delivery to");
    expect(filled).toContain("<progress");
    expect(links(filled)).toEqual([["View cart", "/cart"]]);
    expect(links(await bar(customer, "ur"))).toEqual([["Cart dekhein", "/cart"]]);
  });
});

describe("the footer", () => {
  test("A2.59 tells who the shop is, where it is followed and how it is reached", async () => {
    const footer = within(await frame(visitor), "footer");
    expect(textOf(footer)).toContain("delivered to the homes of Multan only");
    expect(links(footer)).toContainEqual(["Facebook", "https://www.facebook.com/taazamandi"]);
    expect(footer).not.toContain("javascript:");
    expect(links(footer)).toContainEqual(["0300-0001122", "tel:+923000001122"]);
    expect(links(footer)).toContainEqual(["salam@taazamandi.test", "mailto:salam@taazamandi.test"]);
    expect(footer).toContain("<address>Shop 4, Gulgasht Market</address>");
  });

  test("A2.60 A2.62 A2.63 leads to the shop's pages, to help, to the legal pages and the sitemap", async () => {
    const footer = within(await frame(visitor), "footer");
    const column = (id: string) => addresses(new RegExp(`<nav aria-labelledby="${id}">.*?</nav>`, "s").exec(footer)?.[0] ?? "");
    const quick = ["/products", "/categories", "/packages", "/about", "/suggestions", "/favorites"];
    expect(column("foot-quick")).toEqual(expect.arrayContaining(quick));
    const service = ["/contact", "/faq", "/delivery-tracking", "/shipping-policy", "/return-policy"];
    expect(column("foot-service")).toEqual(expect.arrayContaining(service));
    expect(column("foot-legal")).toEqual(["/privacy-policy", "/terms-of-service", "/cookie-policy", "/sitemap"]);
  });

  test.each([
    ["en", ["Website launch Complete", "Mobile app In progress", "AI recommendations Upcoming", "Multi-city expansion Future"]],
    ["ur", ["Website ka aaghaz Mukammal", "Mobile app Jaari hai", "AI ke mashwaray Aane wala", "Aur shehron tak Mustaqbil"]],
  ] as const)("A2.34 A2.64 shows the roadmap of four phases, in %s", async (lang, phases) => {
    const footer = within(await frame(visitor, "/cart", lang), "footer");
    expect([...within(footer, "ol").matchAll(/<li.*?<\/li>/gs)].map(([item]) => textOf(item))).toEqual(phases);
    expect(addresses(footer)).toContain("/development-roadmap");
  });
});

describe("the WhatsApp button", () => {
  const button = async (path: string, view = visitor) => /<a class="chat-button".*?<\/a>/s.exec(await frame(view, path))?.[0];

  test("A2.67 opens a chat in a new tab", async () => {
    const chat = await button("/");
    expect(chat).toContain('href="https://wa.me/923000001122?text=Assalam');
    expect(chat).toContain('target="_blank" rel="noopener noreferrer" aria-label="Chat with us on WhatsApp"');
  });

  test.each(["/", "/home", "/categories", "/categories/3", "/products", "/products/7", "/packages"])(
    "A2.68 is on %s",
    async (path) => {
      expect(await button(path)).toBeDefined();
    },
  );

  test.each(["/packages/2", "/package/2", "/product/7", "/category/3", "/cart", "/checkout", "/homes", "/productsale"])(
    "A2.68 is not on %s",
    async (path) => {
      expect(await button(path)).toBeUndefined();
    },
  );

  test.each(["/admin", "/admin/products", "/profile", "/profile/picture", "/auth", "/auth/products"])(
    "A2.69 is never on %s",
    async (path) => {
      expect(await button(path)).toBeUndefined();
    },
  );

  test("a shop without a number has none", async () => {
    expect(await button("/", { ...visitor, shop: { ...visitor.shop, whatsapp: "" } })).toBeUndefined();
  });
});
