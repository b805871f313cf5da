import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { ResourcePage } from "#app/admin/resource/resource-page.tsx";
import { staffQuestionTable } from "#app/domain/reviews/replies.server.ts";
import { requireSection, requireSignedIn } from "#app/http/guard.server.ts";
import { readResource, saveResource } from "#app/http/resource.server.ts";
import { staffQuestions } from "./questions.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "product-questions");
  return readResource(request, staff, staffQuestionTable, "product-questions");
}

export async function action({ request }: ActionFunctionArgs) {
  await requireSignedIn(request, "not-authenticated");
  const staff = await requireSection(request, "product-questions", "edit");
  return saveResource(request, staff, staffQuestionTable, { added: "row-added", saved: "question-answered" });
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function QuestionsPage() {
  return <ResourcePage resource={staffQuestions} view={useLoaderData<typeof loader>()} />;
}
