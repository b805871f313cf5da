import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";

/**
 * Two files beside the whole one, which only plain `remix-serve` sends: a browser has every route of its half of the shop from the
 * start, and loads a document when a link leads to the other half. What the first script of every page imports is not named again. Routes outside both layouts are in both, and so are the
 * not-found page and sign-in.
 *
 * @param file the whole manifest
 * @param fileOf where the file of an address stands
 * @param nameOfHalf where the half of the shop or of the back office is written
 */
export function partManifest(file, fileOf, nameOfHalf) {
  const text = readFileSync(file, "utf8");
  const [start, end] = [text.indexOf("{"), text.lastIndexOf("}") + 1];
  const { routes, ...manifest } = JSON.parse(text.slice(start, end));
  const isEmpty = ({ module }) => holdsNothing(readFileSync(fileOf(module), "utf8"));
  const nothing = Object.values(routes).find(isEmpty);
  const isLoaded = (url) => manifest.entry.imports.includes(url);
  const filesOf = (route) => ({
    module: isEmpty(route) ? nothing.module : route.module,
    imports: route.imports.filter((url) => !isLoaded(url)),
  });
  const isOfStaff = (id) => id.startsWith("routes/admin+/");
  const isOfShoppers = (id) => id.startsWith("routes/_shop+/") && !shownByBoth.includes(id);
  for (const [half, isForeign] of [
    ["shop", isOfStaff],
    ["admin", isOfShoppers],
  ]) {
    const known = Object.entries(routes).flatMap(([id, route]) =>
      isForeign(id) || hasNoPages.test(id) ? [] : [[id, withoutIdle({ ...route, ...filesOf(route) })]],
    );
    const path = nameOfHalf(half);
    const url = `/build/${basename(path)}`;
    const layout = layoutOf(half);
    const short = known.map(([key, { id, parentId, ...route }]) => [key, parentId === layout ? route : { parentId, ...route }]);
    const json = JSON.stringify({ ...manifest, url, routes: Object.fromEntries(short) });
    writeFileSync(path, `${text.slice(0, start) + json};${fillIn(layout)}`);
  }
}

const layoutOf = (half) => `routes/${half === "shop" ? "_shop" : "admin"}+/_layout`;

/** What every route of half a manifest has is written by the manifest itself: its key as its id, and its layout as the parent of a page. */
const fillIn = (layout) =>
  `for(const[i,r]of Object.entries(__remixManifest.routes)){r.id=i;if(i!=="root")r.parentId??=${JSON.stringify(layout)}}`;

/** Routes that only take forms are nothing for a browser: one file of nothing does for all of them. */
const holdsNothing = (code) =>
  /^import\{[^}]*\}from"[^"]+";var [^;]*\.exports=\{\}\}\)[^;]*;export\{\w+ as default\};\s*$/.test(code);

/** A browser does not read what a route does not have. */
const withoutIdle = (route) =>
  Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false && value?.length !== 0));

/** Files and interfaces, which no link leads to as to a page. */
const hasNoPages = /^routes\/(_seo|api|placeholders|uploads)\+\//;

/** Staff whose session ends sign in without leaving the page that holds what they typed. */
const shownByBoth = ["_layout", "$", "auth/route"].map((name) => `routes/_shop+/${name}`);
