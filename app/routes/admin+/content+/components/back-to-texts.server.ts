import { oneOf } from "#app/http/search-params.server.ts";
import { textPaths } from "./text-paths.ts";

/** The list that a row's action belongs to; of the policies, the one that its address names. */
export function backToTexts(request: Request, of: "about" | "policy"): string {
  return textPaths[of === "about" ? of : oneOf(new URL(request.url).searchParams, "type", ["shipping", "return"], "shipping")];
}
