import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

/** The first segment of a route's address; "" for what stands above or at the root. */
function segmentOf(routes: Routes, id: string): string {
  const route = routes[id];
  const above = route?.parentId ? segmentOf(routes, route.parentId) : "";
  return above || (route?.path?.split("/", 1)[0] ?? "");
}

const isFixed = (segment: string): boolean => !/[:*?]/.test(segment);

/** The first segments that addresses of this build may have as they are written, the root's "" among them. */
export const firstSegments = ({ routes }: ServerBuild): string[] => [
  ...new Set(
    Object.keys(routes)
      .map((id) => segmentOf(routes, id))
      .filter(isFixed),
  ),
];

/**
 * The routes that an address beginning with `segment` can lead to, as a build of their own. Remix ranks every route and makes a
 * pattern of each, four times for every page: among all routes of the shop and its back office that is a fifth of what a page
 * costs. Browsers get every route of their half of the shop.
 */
export function routeSubset<Build extends ServerBuild>(build: Build, segment: string): Build {
  const isReachable = (id: string) => {
    const own = segmentOf(build.routes, id);
    return own === segment || own === "" || !isFixed(own);
  };
  const reachable = <Entry>(entries: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(entries).filter(([id]) => isReachable(id)));
  return { ...build, routes: reachable(build.routes), assets: { ...build.assets, routes: reachable(build.assets.routes) } };
}

/** The same build with the browser routes of one half of the shop: the back office below `/admin`, else the storefront. */
export function withHalfManifest<Build extends ServerBuild>(build: Build, segment: string): Build {
  const half = segment === "admin" ? "admin" : "shop";
  return { ...build, assets: { ...build.assets, url: build.assets.url.replace("/manifest-", `/manifest-${half}-`) } };
}
