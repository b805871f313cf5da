import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";

const resolvePackage = createRequire(import.meta.url).resolve;

async function stylesFor(...classes: string[]) {
  const { build } = await compile(readFileSync(resolve(import.meta.dirname, "styles/tailwind.css"), "utf8"), {
    base: resolve(import.meta.dirname, "styles"),
    async loadStylesheet(id, base) {
      const path = id.startsWith(".") ? resolve(base, id) : resolvePackage(id);
      return { path, base: dirname(path), content: readFileSync(path, "utf8") };
    },
  });
  return build(classes);
}

test("A9.07 the phone's layout ends at 768 px", async () => {
  const styles = await stylesFor("md:hidden", "max-md:hidden");
  expect(styles).toContain("@media (width >= 768px)");
  expect(styles).toContain("@media (width < 768px)");
});

test("utilities speak the tokens, so a theme changes them all", async () => {
  expect(await stylesFor("text-jamun", "bg-sunken", "font-display", "rounded-3")).toMatch(
    /background-color: var\(--sunken\)[\s\S]*font-family: var\(--font-display\)[\s\S]*color: var\(--jamun\)/,
  );
});

test("the dark theme shows where it was chosen, and where the device asks for it and nobody chose", async () => {
  const styles = (await stylesFor()).replaceAll(/\s+/g, " ");
  expect(styles).toContain('@media not print { :root:where([data-theme="dark"]) { color-scheme: dark;');
  expect(styles).toContain('@media (prefers-color-scheme: dark) { :root:where([data-theme="device"]) { color-scheme: dark;');
});
