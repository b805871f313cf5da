import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { staffReviewTable } from "#app/domain/reviews/replies.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { staffReviews } from "./reviews.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "reviews");
  return readResource(request, staff, staffReviewTable, "reviews");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "reviews", "edit");
  return saveResource(request, staff, staffReviewTable, { added: "row-added", saved: "row-saved" });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function ReviewsPage() {
  return <ResourcePage resource={staffReviews} view={useLoaderData<typeof loader>()} />;
}
