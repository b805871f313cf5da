import type { Viewer } from "#app/domain/accounts/session.server.ts";
import { findLatestOrder } from "#app/domain/orders/find-latest-order.server.ts";
import { listContents } from "#app/domain/packages/list-contents.server.ts";
import { listCustomPackages } from "#app/domain/packages/list-custom-packages.server.ts";
import { findReviewPermission } from "#app/domain/reviews/find-reviews.server.ts";
import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { viewerOf } from "../http/guard.server.ts";
import { rowId } from "../http/search-params.server.ts";
import { readShell } from "./shell.server.ts";

/** What the home page shows of a customer. */
export const readHomePart = async ({ id }: Viewer) => ({
  latestOrder: await readOrFallback("latest order", findLatestOrder(id), null),
});

/** What the packages' page shows of a customer: the packages they built, with their contents where these go by chat. */
export async function readPackagesPart({ id }: Viewer) {
  const [mine, contents] = await Promise.all([
    listCustomPackages(id),
    (await isOrderingPaused()) ? readOrFallback("contents of packages", listContents(id), {}) : {},
  ]);
  return { mine, contents };
}

/** What a product's page shows of a customer: whether they may review it. */
async function readProductPart(viewer: Viewer, productId: number) {
  return { standing: await readOrFallback("review permission", findReviewPermission(productId, viewer.id), "stranger" as const) };
}

/** The data of a customer in each page that is the same for everybody. */
export type PersonalParts = {
  home: Awaited<ReturnType<typeof readHomePart>>;
  packages: Awaited<ReturnType<typeof readPackagesPart>>;
  product: Awaited<ReturnType<typeof readProductPart>>;
};

/** What a browser has of its own on the page at `path`, which is the same for everybody: its frame, and a customer's data in the page. */
export async function readPersonal(request: Request, path: string) {
  const viewer = await viewerOf(request);
  const [frame, page] = await Promise.all([readShell(request), viewer ? readPart(viewer, path) : {}]);
  return { frame, page };
}

function readPart(viewer: Viewer, path: string): Promise<PersonalParts[keyof PersonalParts]> | Record<string, never> {
  const [, first = "", second] = path.split("/", 3);
  const productId = first === "product" ? rowId(second) : null;
  if (productId) return readProductPart(viewer, productId);
  if (first === "packages") return readPackagesPart(viewer);
  return first === "" || first === "home" ? readHomePart(viewer) : {};
}
