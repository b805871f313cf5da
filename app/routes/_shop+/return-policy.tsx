import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readPolicyPage } from "#app/pages/policy.server.ts";
import { PolicyPage } from "#app/shop/content/content-policy.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { readCachedPage as clientLoader } from "#app/shop/loader-cache.ts";

export const loader = ({ request }: LoaderFunctionArgs) => readPolicyPage(request, "return");

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function ReturnPolicy() {
  return <PolicyPage {...useLoaderData<typeof loader>()} />;
}
