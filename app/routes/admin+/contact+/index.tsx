import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { contactMessageTable } from "#app/domain/content/contact-messages.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { contactMessages } from "./contact-messages.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "contact");
  return readResource(request, staff, contactMessageTable, "contact");
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "contact", "edit");
  return saveResource(request, staff, contactMessageTable, { added: "row-added", saved: "message-status-set" });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function ContactMessagesPage() {
  return <ResourcePage resource={contactMessages} view={useLoaderData<typeof loader>()} />;
}
