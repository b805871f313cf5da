import { readFileSync } from "node:fs";

/**
 * What of Remix and its router no browser of this shop ever runs, as words of their files and what stands there instead: a constant, from
 * which esbuild, Rollup and Terser find the rest. The packages are pinned (0021), and the build fails when one is written otherwise.
 */
const parts = {
  "@remix-run/react/dist/esm/routes.js": [
    // A request for each loader, with deferred data in streams: ours has single fetch.
    ['typeof singleFetch === "function"', "true"],
    // The page of a root without a fallback whose loaders run before hydration: our root's run on the server.
    ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', "undefined"],
  ],
  "@remix-run/react/dist/esm/errorBoundaries.js": [
    ["renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null", "null"],
  ],
  // Only `remix dev` changes the routes of a page that is open.
  "@remix-run/react/dist/esm/browser.js": [["router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;", ""]],
  "@remix-run/router/dist/router.js": [
    ["    _internalSetRoutes\n", ""],
    ["    patchRoutes,\n    _internalFetchControllers: fetchControllers,\n    _internalActiveDeferreds: activeDeferreds,\n", ""],
    // Routes that are discovered on the way: a browser knows its half of them (0013).
    ["patchRoutesOnNavigationImpl = init.patchRoutesOnNavigation", "patchRoutesOnNavigationImpl = undefined"],
    ["fogOfWar.active = false;", ""],
    ["fogOfWar.active", "false"],
    ["if (isFogOfWar)", "if (false)"],
    ["!isFogOfWar", "true"],
    // Deferred data, as above.
    ["return result.type === ResultType.deferred", "return false"],
    ["if (isDeferredData(result))", "if (false)"],
    // View transitions: no link or form of ours asks for one.
    ["if (pendingAction === Action.Pop) {\n      // Forward", "if (false) {\n      // Forward"],
    ["} else if (pendingViewTransitionEnabled) {", "} else if (false) {"],
    ["restoreAppliedTransitions(routerWindow, appliedViewTransitions);", ""],
    ["persistAppliedTransitions(routerWindow, appliedViewTransitions)", "undefined"],
  ],
  "react-router-dom/dist/index.js": [
    ["if (!viewTransitionOpts || isViewTransitionUnavailable)", "if (true)"],
    ["if (vtContext.isTransitioning && !vtContext.flushSync)", "if (false)"],
    ["if (renderDfd && pendingState && router.window)", "if (false)"],
    ["if (renderDfd && pendingState && state.location.key === pendingState.location.key)", "if (false)"],
    ["if (!vtContext.isTransitioning && interruption)", "if (false)"],
  ],
};

const files = new RegExp(
  `[\\\\/]node_modules[\\\\/](?:${Object.keys(parts).join("|").replaceAll("/", "[\\\\/]").replaceAll(".", "\\.")})$`,
);

/** An esbuild plugin for what browsers load. */
export const withoutUnusedParts = {
  name: "without-unused-parts",
  setup(build) {
    // The renderer of pages is CommonJS, and what CommonJS requires esbuild keeps whole: all of Remix's router.
    build.onResolve({ filter: /^react-router-dom\/server$/ }, ({ path }) => ({ path, namespace: "unused", sideEffects: false }));
    build.onLoad({ filter: /.*/, namespace: "unused" }, () => ({
      contents: "export let createStaticRouter, StaticRouterProvider;",
    }));
    build.onLoad({ filter: files }, ({ path }) => {
      const name = Object.keys(parts).find((part) => path.replaceAll("\\", "/").endsWith(part));
      return { contents: parts[name].reduce((code, [from, to]) => replaced(code, from, to, name), readFileSync(path, "utf8")) };
    });
  },
};

function replaced(code, from, to, name) {
  if (!code.includes(from)) throw new Error(`${name} does not say "${from}" any more: look at app/server/unused-parts.mjs.`);
  return code.replaceAll(from, to);
}
