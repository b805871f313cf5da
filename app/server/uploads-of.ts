import type { ServerBuild } from "@remix-run/node";
import type { RouteBody, UploadKind } from "#app/http/route-bodies.ts";

/** The kind of upload that a path takes; null when its forms are words alone. */
export type UploadAt = (path: string) => UploadKind | null;

type Routes = ServerBuild["routes"];

function segmentsOf(routes: Routes, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return [];
  return [...segmentsOf(routes, route.parentId), ...(route.path?.split("/").filter(Boolean) ?? [])];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `:id` is one segment; what stands for `*` is named by the route's `at`. An id of a row is a number: `/admin/products/new` says its own. */
function patternOf(segments: readonly string[], at: string | undefined): RegExp {
  const parts = segments.map((part) => {
    if (part === "*") return at === undefined ? ".+" : escaped(at);
    return part.startsWith(":") ? "[1-9]\\d*" : escaped(part);
  });
  return new RegExp(`^/${parts.join("/")}(\\.data)?/?$`, "i");
}

/** What the routes of a build say about the bodies of their forms (`handle.body`): found once, as every post is asked. */
export function uploadsOf(routes: Routes): UploadAt {
  const uploads = Object.values(routes).flatMap((route) => {
    const body = (route?.module.handle as { body?: RouteBody } | undefined)?.body;
    return route && body ? [{ kind: body.upload, pattern: patternOf(segmentsOf(routes, route.id), body.at) }] : [];
  });
  return (path) => uploads.find(({ pattern }) => pattern.test(path))?.kind ?? null;
}
