import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { campaignRows } from "#app/domain/push/campaign-rules.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource } from "#app/http/resource.server.ts";
import { staffCampaigns } from "./components/campaigns.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "fcm-notifications");
  return readResource(request, staff, campaignRows, "fcm-notifications");
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function CampaignsPage() {
  return <ResourcePage resource={staffCampaigns} view={useLoaderData<typeof loader>()} />;
}
