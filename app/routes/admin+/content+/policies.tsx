import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { listStaffPolicy } from "#app/domain/content/list-staff-texts.server.ts";
import { policyForm, policyTypes } from "#app/domain/content/policy-form.server.ts";
import { writePolicy } from "#app/domain/content/write-policy.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken, readOrNull } from "#app/http/read-or-null.server.ts";
import { oneOf } from "#app/http/search-params.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { pastOf } from "./components/past-of.server.ts";
import { PolicyEditor } from "./components/policy-editor.tsx";
import { textPaths } from "./components/text-paths.ts";
import { TextsPage } from "./components/texts-page.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "content");
  const mayEdit = staff.may("content", "edit");
  const { searchParams } = new URL(request.url);
  const type = oneOf(searchParams, "type", policyTypes, "shipping");
  const title = translator(langOf(request), admin)("section.content");
  const edit = mayEdit ? searchParams.get("edit") : null;
  const [sections, past] = await Promise.all([readOrNull(listStaffPolicy(type)), pastOf(request, "policy-section")]);
  return { title, type, sections, mayEdit, edit, past };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const form = await readForm(request, policyForm);
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(writePolicy(form.value, { by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal);
  const isNew = form.value.id === null;
  const here = oneOf(new URL(request.url).searchParams, "type", policyTypes, "shipping");
  const list = textPaths[isNew ? form.value.policyType : here];
  return redirectWithToast(list, isNew ? "policy-created" : "policy-updated");
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function PoliciesPage() {
  const { title, type, sections, mayEdit, edit, past } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminContent);
  const edited = edit === "new" ? null : sections?.find(({ id }) => String(id) === edit);
  return (
    <TextsPage
      {...{ title, mayEdit, past }}
      tab={type}
      rows={sections}
      actions="/admin/content/policies"
      add={t("policy.add")}
      editing={edited === undefined ? null : t(edited ? "policy.edit" : "policy.add")}
      editor={edited === undefined ? null : <PolicyEditor key={edited?.version} section={edited} type={type} result={result} />}
    />
  );
}
