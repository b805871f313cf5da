import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileCases } from "#tests/fixtures/hostile.ts";
import { runs } from "#tests/fixtures/runs.ts";
import { fixedWorksIn } from "#tests/fixtures/work-of.ts";
import { renderMarkdown } from "./markdown.server.ts";

describe("what staff write", () => {
  test.each([
    ["One.\n\nTwo.", "<p>One.</p>\n<p>Two.</p>"],
    ["One\nTwo", "<p>One<br />Two</p>"],
    ["**must** and *may*", "<p><strong>must</strong> and <em>may</em></p>"],
    ["- aata\n- daal", "<ul>\n<li>aata</li>\n<li>daal</li>\n</ul>"],
    ["# Big\n## Less\n#### Small", "<h3>Big</h3>\n<h3>Less</h3>\n<h4>Small</h4>"],
    ["Rs. 100 < Rs. 200 & more", "<p>Rs. 100 &lt; Rs. 200 &amp; more</p>"],
    ["", ""],
  ])("%j becomes %s", (text, html) => {
    expect(renderMarkdown(text)).toBe(html);
    expect(renderMarkdown(text)).toBe(html);
  });

  test("a link leads on: to the web without telling it who sent it, and within the shop", () => {
    expect(renderMarkdown("[site](https://example.com)")).toBe('<p><a href="https://example.com" rel="noopener">site</a></p>');
    expect(renderMarkdown("[zones](/delivery-zones)")).toBe('<p><a href="/delivery-zones">zones</a></p>');
    expect(renderMarkdown("[call](tel:+923000001122)")).toBe('<p><a href="tel:+923000001122">call</a></p>');
    expect(renderMarkdown("Write to salam@taazamandi.test")).toContain('<a href="mailto:salam@taazamandi.test">');
  });
});

describe("what nobody may smuggle in", () => {
  test.each([
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ["Hi <img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"],
    ['<a href="javascript:alert(1)">x</a>', "&lt;a href="],
    ["<iframe src=//evil.test></iframe>", "&lt;iframe"],
  ])("%s comes out as text", (text, shown) => {
    const html = renderMarkdown(text);
    expect(html).toContain(shown);
    expect(html).not.toMatch(/<(?!\/?p>)/);
  });

  test.each([
    "[x](javascript:alert(1))",
    "[x](JAVASCRIPT:alert(1))",
    "[x](java&#115;cript:alert(1))",
    "[x](data:text/html,hi)",
    "[x](//evil.test)",
    "[x](https://)",
    "[x](<javascript:alert(1)>)",
    "[x][1]\n\n[1]: vbscript:x",
  ])("%s keeps its words and leads nowhere", (text) => {
    expect(renderMarkdown(text)).not.toContain("<a");
    expect(renderMarkdown(text)).toContain("x");
  });

  test("a picture of another site is left out", () => {
    expect(renderMarkdown("![spy](https://evil.test/pixel.gif)")).toBe("<p></p>");
  });

  test.each(hostileCases)("%s is rendered without harm", (_, text) => {
    expect(renderMarkdown(text)).not.toMatch(/<script|onerror=|javascript:/i);
  });

  test("whatever the text, only the allowed tags come out, with no attribute but a link's", () => {
    const pieces = ["<", ">", '"', "[", "](", ")", "javascript:", "\n", "# ", "- ", "`", "&", "|", "on", "=", "x", "<b ", "://"];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((all) => all.join(""));
    const plain =
      /^<\/?(p|hr|br|h3|h4|strong|em|del|code|pre|blockquote|ul|ol|li|table|thead|tbody|tr|th|td)( \/| start="\d+")?>$/;
    const link = /^<a href="(https?:|mailto:|tel:|\/(?!\/))[^"]*"( rel="noopener")?>$|^<\/a>$/;
    fc.assert(
      fc.property(text, (typed) => {
        const tags = renderMarkdown(typed).match(/<[^>]*>/g) ?? [];
        return tags.every((tag) => plain.test(tag) || link.test(tag));
      }),
      { numRuns: runs(300) },
    );
  });
});

describe("a text that would hold the shop", () => {
  const filling = (piece: string) => piece.repeat(Math.floor(20_000 / piece.length));
  const itsWords = (html: string) =>
    html
      .replace(/<[^>]*>/g, "")
      .replaceAll("&gt;", ">")
      .replace(/\s+/g, "");

  test.each([
    ["quotes within quotes", filling("> ")],
    ["quotes without blanks", filling(">")],
    ["lists within lists", filling("1. ")],
    ["quotes and lists in turns", filling("- > ")],
    ["emphasis that never ends", filling("_a*")],
    ["bold that never ends", filling("a@a.***")],
    ["an address that never comes to its @", `${"a.".repeat(9900)}@`],
    ["lines struck out", filling("~)]*")],
    ["a list item of many lines", `- ${filling(".\n:")}`],
    ["text beyond what may be saved", "word ".repeat(20_000)],
  ])("is shown as it was typed and costs little: %s", async (_, text) => {
    let html = "";
    const work = await fixedWorksIn(() => {
      html = renderMarkdown(text);
    });
    expect(html).toMatch(/^<p>/);
    expect(html).not.toMatch(/<(blockquote|li|em|strong|del)>/);
    expect(itsWords(html)).toBe(text.replace(/\s+/g, ""));
    expect(work).toBeLessThan(10);
  });

  const pieces = [
    "word ",
    "a@b.c ",
    "<a ",
    "http://a.b ",
    "www.a.b ",
    "WWW.a.b ",
    "[a](b) ",
    "![a](b) ",
    "<b>x</b> ",
    "[ ",
    "mailto:a@b.c ",
  ];
  test.each([...pieces, "[x][y] ", "*a* ", "`a` ", "# h\n", "- a\n", "| a | b |\n", "&amp; ", "\\* ", "    a\n", "[a]: b\n"])(
    "costs at most twice the fixed work, about 20 ms, even where it is full of %j",
    async (piece) => {
      const costs: number[] = [];
      for (const end of ["1", "2", "3"]) costs.push(await fixedWorksIn(() => renderMarkdown(filling(piece).slice(0, -1) + end)));
      expect(Math.min(...costs)).toBeLessThan(2);
    },
  );

  test("is shown as text, not as what it says", () => {
    expect(renderMarkdown(`${"> ".repeat(5000)}<script>alert(1)</script>`)).toContain("&lt;script&gt;");
  });

  test("blanks without end cost as much as a few", async () => {
    expect(await fixedWorksIn(() => renderMarkdown(`a${" ".repeat(19_000)}b`))).toBeLessThan(10);
  });

  test("is not what people write: a long page with lists, quotes and much in bold is rendered", () => {
    const page = Array.from(
      { length: 60 },
      (_, turn) => `## Part ${turn}\n\n- **one** and *two*\n  - > \`three\`\n\n1. four`,
    ).join("\n\n");
    expect(renderMarkdown(page).match(/<strong>/g)).toHaveLength(60);
    expect(renderMarkdown(page).match(/<blockquote>/g)).toHaveLength(60);
  });
});
