import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const textOf = (file: string) => readFileSync(new URL(`./styles/${file}`, import.meta.url), "utf8");

/** The colours of one theme; what the dark one does not say it inherits. */
function theme(file: string, selector: string): Record<string, string> {
  const css = textOf(file);
  const block = css.slice(css.indexOf(selector)).split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}
const light = { ...theme("tokens.css", ":root {"), ...theme("admin-tokens.css", ":root {") };
const dark = { ...theme("tokens-dark.css", "@variant dark {"), ...theme("admin-tokens.css", "@variant dark {") };
const themes = { light, dark: { ...light, ...dark } };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const on = (grounds: readonly string[], ...inks: string[]) => grounds.flatMap((ground) => inks.map((ink) => [ink, ground]));

const texts = [
  ...on(["paper", "surface", "sunken", "raised", "selected", "jamun-tint"], "ink", "ink-2", "jamun"),
  ...on(["paper", "surface"], "podina", "mirch", "neel"),
  ...on(["podina-tint"], "podina", "ink"),
  ...on(["mirch-tint"], "mirch", "ink"),
  ...on(["neel-tint"], "neel", "ink"),
  ...on(["haldi-tint"], "on-haldi-tint", "ink"),
  ...on(["jamun", "jamun-hover"], "on-jamun"),
  ...on(["bar", "bar-2"], "bar-ink", "bar-ink-2"),
  ...on(["bulk"], "bulk-ink"),
  ...on(["hover", "sel"], "ink", "ink-2"),
  ...on(["haldi"], "on-haldi"),
  ...on(["mirch"], "on-mirch"),
];

test.each(Object.entries(themes))("text is readable in the %s theme: at least 4.5 to 1", (_, colours) => {
  const faint = texts.filter(([ink = "", ground = ""]) => contrast(colours[ink] ?? "", colours[ground] ?? "") < 4.5);
  expect(faint).toEqual([]);
});

test.each(Object.entries(themes))(
  "edges of controls and the focus ring are seen in the %s theme: at least 3 to 1",
  (_, colours) => {
    const edges = on(["paper", "surface"], "control", "focus");
    const faint = edges.filter(([edge = "", ground = ""]) => contrast(colours[edge] ?? "", colours[ground] ?? "") < 3);
    expect(faint).toEqual([]);
  },
);
