import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findPolicyPage } from "#app/http/policy-of.server.ts";
import { PolicyPage } from "#app/shop/content/content-policy.tsx";
import { pageMeta } from "#app/shop/head-data/page-meta.ts";

export { cartAlone as shouldRevalidate } from "#app/shop/cart/cart-alone.ts";
export { fromMemory as clientLoader } from "#app/shop/loader-memory.ts";

export const loader = ({ request }: LoaderFunctionArgs) => findPolicyPage(request, "return");

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.head);

export default function ReturnPolicy() {
  return <PolicyPage {...useLoaderData<typeof loader>()} />;
}
