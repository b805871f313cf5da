import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { aboutForm } from "#app/domain/content/about-form.server.ts";
import { listStaffAbout } from "#app/domain/content/list-staff-texts.server.ts";
import { writeAbout } from "#app/domain/content/write-about.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken, readOrNull } from "#app/http/read-or-null.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { AboutEditor } from "./components/about-editor.tsx";
import { pastOf } from "./components/past-of.server.ts";
import { textPaths } from "./components/text-paths.ts";
import { TextsPage } from "./components/texts-page.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "content");
  const mayEdit = staff.may("content", "edit");
  const edit = mayEdit ? new URL(request.url).searchParams.get("edit") : null;
  const title = translator(langOf(request), admin)("section.content");
  const [sections, past] = await Promise.all([readOrNull(listStaffAbout()), pastOf(request, "about-section")]);
  return { title, sections, mayEdit, edit, past };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const form = await readForm(request, aboutForm);
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(writeAbout(form.value, { by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal, outcome.refusal.field ? 400 : 409);
  return redirectWithToast(textPaths.about, form.value.id === null ? "about-created" : "about-updated");
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function AboutPage() {
  const { title, sections, mayEdit, edit, past } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminContent);
  const edited = edit === "new" ? null : sections?.find(({ id }) => String(id) === edit);
  const rows = sections?.map(({ id, sectionTitle, sectionContent, isActive, sectionOrder, imageUrl }) => ({
    ...{ id, title: sectionTitle, content: sectionContent, isActive, order: sectionOrder, image: imageUrl },
  }));
  return (
    <TextsPage
      {...{ title, mayEdit, past }}
      tab="about"
      rows={rows ?? null}
      actions="/admin/content/pages"
      add={t("about.add")}
      editing={edited === undefined ? null : t(edited ? "about.edit" : "about.add")}
      editor={edited === undefined ? null : <AboutEditor key={edited?.version} section={edited} result={result} />}
    />
  );
}
