/**
 * Generates the parts of lucide that the pages use: one sprite of the listed icons, and the glyphs of the placeholders. Runs before the
 * build (plain Node), writing app/generated/icons/.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The lists are TypeScript, which Node 20 cannot import. */
async function importTs(file) {
  const { code } = transformSync(readFileSync(here(file), "utf8"), { loader: "ts", format: "esm" });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/** An icon's shapes in lucide's format; a renamed icon is found by its old name too. */
async function shapesOf(name) {
  const address = import.meta.resolve(`lucide-react/icons/${name}`);
  const alias = /^export \{ default \} from '\.\/(.+)\.mjs';$/m.exec(readFileSync(fileURLToPath(address), "utf8"));
  if (alias) return shapesOf(alias[1]);
  const { __iconData: icon } = await import(address);
  return icon.node;
}

async function draw(name) {
  const shapes = await shapesOf(name);
  return shapes
    .map(
      ([tag, { key: _, ...at }]) =>
        `<${tag}${Object.entries(at)
          .map(([k, v]) => ` ${k}="${v}"`)
          .join("")}/>`,
    )
    .join("");
}

const { iconNames } = await importTs("./icon-names.ts");
const { glyphNames } = await importTs("../lib/glyph-names.ts");

const symbols = await Promise.all(
  iconNames.map(async (name) => `<symbol id="${name}" viewBox="0 0 24 24">${await draw(name)}</symbol>`),
);
const glyphs = await Promise.all(glyphNames.map(async (name) => [name, await draw(name)]));

mkdirSync(here("../generated/icons"), { recursive: true });
writeFileSync(here("../generated/icons/icons.svg"), `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`);
writeFileSync(here("../generated/icons/glyphs.json"), `${JSON.stringify(Object.fromEntries(glyphs), null, 1)}\n`);
