import { describe, expect, test } from "vitest";
import { showPart } from "#tests/support/pages-of.tsx";
import { ErrorPage } from "../error-page.tsx";
import { SearchForm } from "./search-form.tsx";
import { SearchNothingFound } from "./search-nothing-found.tsx";

const variants = ["default", "compact", "hero"] as const;

describe("the search field", () => {
  test.each(variants)("A2.58 A5.01 %s is a plain form that does not send an empty search", async (variant) => {
    const html = await showPart(<SearchForm variant={variant} />);
    expect(html).toContain('<form role="search" class="search" method="get" action="/products">');
    expect(html).toMatch(/<input[^>]* name="search"[^>]* required=""[^>]* pattern="\.\*\\S\.\*"/);
    expect(html).toMatch(/<a href="\/products" aria-label="Clear the search">/);
  });

  test("A2.41 A2.58 the compact one is opened and closed by a toggle, the others stand open", async () => {
    const shown = await Promise.all(variants.map((variant) => showPart(<SearchForm variant={variant} />)));
    expect(shown.map((html) => /<summary aria-label="Search">/.test(html))).toEqual([false, true, false]);
    expect(shown[1]).toMatch(/^<details class="search-fold" open="">/);
  });

  test("A2.58 the hero one has a button to press", async () => {
    const shown = await Promise.all(variants.map((variant) => showPart(<SearchForm variant={variant} />)));
    expect(shown.map((html) => /<button type="submit"[^>]*>Search<\/button>/.test(html))).toEqual([false, false, true]);
  });

  test("A2.58 the large one stands where a page is missing, the plain one where nothing was found", async () => {
    const missing = await showPart(<ErrorPage error={{ status: 404, statusText: "", internal: false, data: null }} />);
    expect(missing).toMatch(/class="search-box search-hero"><form role="search"/);
    expect(await showPart(<ErrorPage error={new Error("broken")} />)).not.toContain('role="search"');
    const found = await showPart(<SearchNothingFound search="ludoo" nearest={[]} />, "/products?search=ludoo");
    expect(found).toMatch(/class="search-box"><form role="search".* value="ludoo"/);
  });

  test("what was searched for stays in it, on the list alone", async () => {
    expect(await showPart(<SearchForm />, "/products?search=aaloo")).toContain('value="aaloo"');
    expect(await showPart(<SearchForm />, "/cart?search=aaloo")).not.toContain('value="aaloo"');
  });

  test("it tells that suggestions may come, and shows none before", async () => {
    const html = await showPart(<SearchForm />);
    expect(html).toMatch(/role="combobox" aria-autocomplete="list" aria-haspopup="grid" aria-expanded="false"/);
    expect(html).not.toContain('role="grid"');
  });
});

describe("a search without a result", () => {
  const nearest = [{ id: 7, name: "Tomatoes", nameUr: "Tamatar" }];

  test("says so, names what comes nearest, and offers to look for it; without a product card", async () => {
    const html = await showPart(<SearchNothingFound search="<b>" nearest={nearest} />);
    expect(html).toContain("Nothing found for “&lt;b&gt;”");
    expect(html).toContain('<a href="/product/7">Tomatoes</a>');
    expect(html).toContain('<a href="/special-request">Can\'t find it?</a>');
    expect(html).not.toContain("<article");
  });

  test("in Roman Urdu too", async () => {
    const html = await showPart(<SearchNothingFound search="tamatar" nearest={nearest} />, "/", "ur");
    expect(html).toContain("“tamatar” nahin mila");
    expect(html).toContain('<a href="/product/7">Tamatar</a>');
    expect(html).toContain("Cheez nahin mili?");
  });

  test("nothing near, nothing named", async () => {
    expect(await showPart(<SearchNothingFound search="x" nearest={[]} />)).not.toContain("<h2 id=");
  });
});
