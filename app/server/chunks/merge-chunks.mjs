import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import config from "../../../remix.config.js";
import { partManifest } from "./part-manifest.mjs";

/** The build that is being made (an argument of `build-pages.mjs`): the server's half, and the files for browsers. */
const server = resolve(process.env.BUILD_FOLDER, "index.js");
const built = resolve(process.env.BUILD_FOLDER, "public");
const fileOf = (url) => join(built, url.replace(/^\/build\//, ""));

/**
 * Joins what Remix's build split: it makes a file of every set of pages that share a module, sixty for one page, each
 * compressed by itself. What every page has becomes one file, what the storefront's or the back office's frame has another, what
 * the most visited pages share a third, each with the small chunks that many of its pages share; the rest is shared as it comes. A first view is a tenth smaller for it, and so is the list of files in its HTML.
 */
export async function mergeChunks() {
  const manifest = readManifest();
  const { rollup } = await import("rollup"); // not installed yet when this file is read
  const { transform } = await import("esbuild");
  const { minify } = await import("terser");
  const groupOf = groups(manifest);
  const ofShoppers = reachedByShoppers(manifest);
  const minifiers = {
    esbuild: (code) => transform(code, { minify: true, format: "esm", legalComments: "none" }),
    terser: (code) => minify(code, { module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } }),
  };
  const bundle = await rollup({
    input: Object.fromEntries(modulesOf(manifest).map((url) => [nameOf(url), fileOf(url)])),
    preserveEntrySignatures: "strict",
    // Removed server-only code leaves bare imports of whole message catalogues behind.
    treeshake: { moduleSideEffects: (id) => !/\/_shared\/chunk-\w+\.js$/.test(id) },
    plugins: [
      {
        name: "built-by-remix",
        resolveId: (id) => (id.startsWith("/build/") ? fileOf(id) : null),
        transform: (code) => ({ code: fixValues(markPure(code)), map: null }),
        // Terser takes ten times as long for files that are a thirtieth smaller when compressed: for pages of customers alone.
        renderChunk: async (code, { moduleIds }) => {
          const minified = await minifiers[moduleIds.some((id) => ofShoppers.has(id)) ? "terser" : "esbuild"](code);
          return { code: minified.code, map: null };
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    format: "es",
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: ({ name }) => (name.startsWith("chunk-") ? "_shared/[hash].js" : "_shared/[name]-[hash].js"),
    sanitizeFileName: false,
    minifyInternalExports: true,
    hoistTransitiveImports: false,
    manualChunks: (id) => groupOf.get(id),
  });
  await bundle.close();
  for (const id of bundle.watchFiles) rmSync(id);
  for (const { fileName, code } of output) writeFileSync(join(built, fileName), code);
  rewriteManifests(manifest, output);
}

/**
 * A component that nobody uses is no effect: esbuild leaves the marks of that out of what it minifies, and only React's tools in
 * development read a component's name.
 */
const markPure = (code) =>
  markUnusedImports(code)
    .replace(/(?<![.\w$])[\w$]+\.(?:createContext|forwardRef)\(/g, (call) => `/* @__PURE__ */${call}`)
    .replace(/(?<![.\w$])[\w$]+\.displayName="\w+";/g, "");

/**
 * Marks what esbuild made of an import of CommonJS, `toESM(wrapped(),1)` with an imported `toESM`, as without effect: server-only code
 * that was removed leaves many whose value nobody uses.
 */
function markUnusedImports(code) {
  const lists = Array.from(code.matchAll(/import\{([^}]*)\}/g), ([, names]) => names.split(","));
  const imported = new Set(lists.flat().map((name) => name.split(" as ").at(-1)));
  return code.replace(/(?<![.\w$])([\w$]+)\(([\w$]+\(\),1\))/g, (call, name, rest) =>
    imported.has(name) ? `/* @__PURE__ */${name}(/* @__PURE__ */${rest}` : call,
  );
}

/**
 * Puts the value of Remix's and its router's flags in the place where they are read: one build has one value of each, and what they
 * switch off (route discovery, several requests per navigation, the mode without a server) then falls to Rollup as dead code. So does what
 * is for the server: these files run in browsers, which have a document and a window.
 */
const fixValues = (code) =>
  code
    .replace(flagRead, (_, name) => (flags[name] ? "!0" : "!1"))
    .replace(/\btypeof (?:document|window)\b(?![.\w$[(])/g, '"object"');

const { v3_singleFetch, v3_lazyRouteDiscovery, v3_fetcherPersist, v3_relativeSplatPath } = config.future;

/** The `v7_` flags are what `RemixBrowser` gives the router. */
const flags = {
  v3_singleFetch,
  v3_lazyRouteDiscovery,
  isSpaMode: config.ssr === false,
  v7_fetcherPersist: v3_fetcherPersist,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_prependBasename: true,
  v7_relativeSplatPath: v3_relativeSplatPath,
  v7_skipActionErrorRevalidation: v3_singleFetch,
  v7_startTransition: true,
};

/** `e.v3_singleFetch`, `window.__remixContext.isSpaMode`: a flag of an object, but never the target of an assignment. */
const flagRead = new RegExp(`(?<![\\w$.])[\\w$.]+\\.(${Object.keys(flags).join("|")})\\b(?!=[^=])`, "g");

/** Remix's manifest of its files for browsers: `window.__remixManifest={…};` */
function readManifest() {
  const [, url] = /url: "(\/build\/manifest-\w+\.js)"/.exec(readFileSync(server, "utf8"));
  const text = readFileSync(fileOf(url), "utf8");
  return { url, ...JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) };
}

const modulesOf = ({ entry, routes }) => [entry.module, ...Object.values(routes).map(({ module }) => module)];

/** `routes/_shop+/cart` for `/build/routes/_shop+/cart-6QI7GYU7.js`. */
const nameOf = (url) =>
  relative(built, fileOf(url))
    .replaceAll("\\", "/")
    .replace(/-[A-Z\d]{8}\.js$/, "");

/**
 * Which file each module goes to, of those that a whole half of the shop loads: `frame` for both halves, `shop` and `admin` for
 * one, `catalogue` for home, lists and products, `shop-more` and `frame-more` for small chunks that none of the most visited pages has. A module left out would be merged into one of its importers, which pages that need it alone would then load.
 */
function groups({ entry, routes }) {
  const groupOf = new Map();
  const gather = (group, files) => {
    for (const file of files) if (!groupOf.has(file)) groupOf.set(file, group);
  };
  const pages = pagesOf(routes);
  const [ofShoppers, ofStaff] = [all(...pages("_shop+")), all(...pages("admin+"))];
  const [everyday, ...others] = mostVisited.map((id) => all(routes[id]));
  const ofOrdering = all(...ordering.map((id) => routes[id]));
  const shared = [...everyday].filter((file) => others.every((page) => page.has(file)));
  const shop = [...all(routes["routes/_shop+/_layout"]), ...shared.filter((file) => ofOrdering.has(file))];
  const catalogue = shared.filter((file) => !shop.includes(file));
  const admin = [...all(routes["routes/admin+/_layout"])];
  gather("frame", all(entry, routes.root));
  gather(
    "frame",
    [...shop, ...catalogue].filter((file) => ofStaff.has(file)),
  );
  gather(
    "frame",
    admin.filter((file) => ofShoppers.has(file)),
  );
  gather("shop", shop);
  gather("catalogue", catalogue);
  gather("admin", admin);
  const entries = new Set(modulesOf({ entry, routes }).map(fileOf));
  const views = pages("_shop+").map((page) => all(page));
  const isShared = (file) =>
    statSync(file).size <= smallChunk || views.filter((view) => view.has(file)).length > views.length / 3;
  const isSmallChunk = (file) => groupOf.has(file) || (!entries.has(file) && isShared(file));
  const smallChunks = [...ofShoppers, ...ofStaff].filter((file) => [...reached([file])].every(isSmallChunk));
  const visited = all(...[...mostVisited, ...ordering].map((id) => routes[id]));
  const isOfCatalogue = (file) => [...reached([file])].some((part) => groupOf.get(part) === "catalogue");
  const gatherSmall = (suffix, files) => {
    const ofShop = files.filter((file) => ofShoppers.has(file));
    gather(
      `frame${suffix}`,
      ofShop.filter((file) => ofStaff.has(file)),
    );
    gather("catalogue", ofShop.filter(isOfCatalogue));
    gather(`shop${suffix}`, ofShop);
  };
  gatherSmall(
    "",
    smallChunks.filter((file) => visited.has(file)),
  );
  gatherSmall("-more", smallChunks);
  // what customers load later stays a file of its own: they would load the whole of the back office's with it
  const later = reachedLater(ofShoppers);
  const ofStaffAlone = smallChunks.filter((file) => !later.has(file));
  gather("admin", ofStaffAlone);
  return groupOf;
}

const all = (...parts) => reached(parts.map(({ module }) => fileOf(module)));

const pagesOf = (routes) => (folder) => Object.values(routes).filter(({ id }) => id.startsWith(`routes/${folder}/`));

/** What the pages of customers load before they run. */
const reachedByShoppers = ({ entry, routes }) => all(entry, routes.root, ...pagesOf(routes)("_shop+"));

/** A file of at most this size costs pages more by itself than within one that all of them load; bytes. */
const smallChunk = 1100;

/** The most visited pages, which are usually visited together, and those where what was found on them is ordered. */
const mostVisited = ["_index", "products", "category.$id", "product.$id"].map((name) => `routes/_shop+/${name}`);
const ordering = ["cart", "checkout"].map((name) => `routes/_shop+/${name}`);

/** These files and all that they load before they run. */
function reached(files, found = new Set()) {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(file, "utf8");
    reached(
      Array.from(code.matchAll(/(?:from|import)"(\/build\/[^"]+)"/g), ([, url]) => fileOf(url)),
      found,
    );
  }
  return found;
}

/** What these files load when it is needed, with all that comes with it. */
const reachedLater = (files, found = new Set()) => {
  for (const file of files) {
    const later = Array.from(readFileSync(file, "utf8").matchAll(/import\("(\/build\/[^"]+)"\)/g), ([, url]) => fileOf(url));
    reachedLater(
      [...reached(later)].filter((part) => !found.has(part) && found.add(part)),
      found,
    );
  }
  return found;
};

/** Puts the new names, and for each part all the files it needs, in place of the old ones: for the browser and for the server. */
function rewriteManifests(manifest, output) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const entries = new Map(output.filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, chunk]));
  const needed = (chunk, found = new Set()) => {
    for (const name of chunk.imports) if (!found.has(name)) needed(chunks.get(name), found.add(name));
    return found;
  };
  const version = createHash("sha256")
    .update([...chunks.keys(), manifest.url].join())
    .digest("hex")
    .slice(0, 8);
  const old = /manifest-(\w+)\.js/.exec(manifest.url)[1];
  const rewritten = (text) =>
    text
      .replace(/("?module"?: ?)"(\/build\/[^"]+)"(, ?"?imports"?: ?(?:\[[^\]]*\]|void 0))?/g, (_, key, url) => {
        const chunk = entries.get(nameOf(url));
        const imports = JSON.stringify([...needed(chunk)].map((name) => `/build/${name}`));
        return `${key}"/build/${chunk.fileName}",${key.startsWith('"') ? '"imports"' : "imports"}:${imports}`;
      })
      .replaceAll(old, version.toUpperCase())
      .replaceAll(`"${old.toLowerCase()}"`, `"${version}"`);
  for (const path of [server, fileOf(manifest.url)]) writeFileSync(path, rewritten(readFileSync(path, "utf8")));
  const whole = fileOf(`/build/manifest-${version.toUpperCase()}.js`);
  renameSync(fileOf(manifest.url), whole);
  partManifest(whole, fileOf, (half) => fileOf(`/build/manifest-${half}-${version.toUpperCase()}.js`));
}
