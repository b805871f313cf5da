import type { Viewer } from "#app/domain/accounts/session.server.ts";
import type { Card } from "#app/domain/catalog/card.ts";
import { prepareAccount, type ViewerAccount } from "#app/domain/orders/account-summary.server.ts";
import { listBought } from "#app/domain/orders/list-bought.server.ts";
import { listContents } from "#app/domain/packages/list-contents.server.ts";
import { listCustomPackages } from "#app/domain/packages/list-custom-packages.server.ts";
import { findReviewPermission, reviewPermissionColumn } from "#app/domain/reviews/find-reviews.server.ts";
import type { ReviewPermission } from "#app/domain/reviews/reviews-and-questions.ts";
import { isOrderingPaused } from "#app/domain/settings/is-ordering-paused.server.ts";
import { type JsonList, jsonList } from "#app/lib/json-list.ts";
import { readOrFallback } from "#app/platform/read-or-fallback.server.ts";
import { accountOf } from "../http/guard.server.ts";
import { rowId } from "../http/search-params.server.ts";
import { readShell } from "./shell.server.ts";

/** What a customer can buy again; it is optional in every page. Who has ordered nothing costs no query. */
export const readBought = async (account: ViewerAccount | null, first?: Parameters<typeof listBought>[1]): Promise<Card[]> =>
  account?.summary.latestOrder ? await readOrFallback("bought products", listBought(account.viewer.id, first), []) : [];

/** The same as a part of a page; null where there is nothing. */
export const readBoughtPart = async (account: ViewerAccount | null): Promise<{ bought: JsonList<Card> | null }> => ({
  bought: jsonList(await readBought(account)),
});

/** What the home page shows of a customer. */
export async function readHomePart(account: ViewerAccount | null) {
  return { latestOrder: account?.summary.latestOrder ?? null, ...(await readBoughtPart(account)) };
}

/** What the packages' page shows of a customer: the packages they built, with their contents where these go by chat. */
export async function readPackagesPart({ id }: Viewer) {
  const [mine, contents] = await Promise.all([
    listCustomPackages(id),
    (await isOrderingPaused()) ? readOrFallback("contents of packages", listContents(id), {}) : {},
  ]);
  return { mine, contents };
}

const findReviewer = prepareAccount(reviewPermissionColumn);

/** What a product's page shows of a customer: whether they may review it. It was read with the account, in the same statement. */
async function readProductPart({ viewer, more }: ViewerAccount, productId: number) {
  const { standing } = more as { standing?: ReviewPermission };
  return {
    standing:
      standing ?? (await readOrFallback("review permission", findReviewPermission(productId, viewer.id), "stranger" as const)),
  };
}

/** The data of a customer in each page that is the same for everybody. */
export type PersonalParts = {
  home: Awaited<ReturnType<typeof readHomePart>>;
  packages: Awaited<ReturnType<typeof readPackagesPart>>;
  product: Awaited<ReturnType<typeof readProductPart>>;
  search: Awaited<ReturnType<typeof readBoughtPart>>;
};

/**
 * What a browser has of its own on the page at `address`, which is the same for everybody: its frame, and a customer's data in the page.
 * What the shop says of itself is on the page already.
 */
export async function readPersonal(request: Request, address: string) {
  const productId = productOf(address);
  const account = await (productId ? accountOf(request, findReviewer, { product: productId }) : accountOf(request));
  const [{ shop: _, ...frame }, page] = await Promise.all([readShell(request), account ? readPart(account, address) : {}]);
  return { frame, page };
}

/** The product whose page an address leads to; null for other pages. */
function productOf(address: string): number | null {
  const [, first, second] = address.split(/[/?]/, 3);
  return first === "product" ? rowId(second) : null;
}

function readPart(account: ViewerAccount, address: string): Promise<PersonalParts[keyof PersonalParts]> | Record<string, never> {
  const [path = "", query] = address.split("?", 2);
  const [, first = ""] = path.split("/", 2);
  const productId = productOf(address);
  if (productId) return readProductPart(account, productId);
  if (first === "packages") return readPackagesPart(account.viewer);
  if (first === "products") return new URLSearchParams(query).get("search") ? readBoughtPart(account) : {};
  return first === "" || first === "home" ? readHomePart(account) : {};
}
