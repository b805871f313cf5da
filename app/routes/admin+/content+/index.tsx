import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EditModal } from "#app/admin/edit-modal.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { listStaffSlides } from "#app/domain/content/list-staff-slides.server.ts";
import { slideForm } from "#app/domain/content/slide-form.server.ts";
import { writeSlide } from "#app/domain/content/write-slide.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { orRefuseBroken, readOrNull } from "#app/http/read-or-null.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ContentHead } from "./components/content-head.tsx";
import { contentPaths } from "./components/content-paths.ts";
import { ContentTimeline } from "./components/content-timeline.tsx";
import { LoadFailure } from "./components/load-failure.tsx";
import { pastOf } from "./components/past-of.server.ts";
import { rowAddress } from "./components/row-address.ts";
import { SlideEditor } from "./components/slide-editor.tsx";
import { SlideTable, slideName } from "./components/slide-table.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireSection(request, "content");
  const mayEdit = staff.may("content", "edit");
  const edit = mayEdit ? new URL(request.url).searchParams.get("edit") : null;
  const title = translator(langOf(request), admin)("section.content");
  const [slides, past] = await Promise.all([readOrNull(listStaffSlides()), pastOf(request, "slide")]);
  return { title, slides, mayEdit, edit, past };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireSection(request, "content", "edit");
  const form = await readForm(request, slideForm);
  if (!form.ok) return form.invalid();

  const outcome = await orRefuseBroken(writeSlide(form.value, { by: staff.id }));
  if (!outcome.ok) return form.refuse(outcome.refusal, 400);
  return redirectWithToast(contentPaths.slides, form.value.id === null ? "slide-added" : "slide-updated");
}

export { afterStaleSave as shouldRevalidate } from "#app/admin/after-stale-save.ts";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function SlidesPage() {
  const { title, slides, mayEdit, edit, past } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useText(adminContent);
  const edited = edit === "new" ? null : slides?.find(({ id }) => String(id) === edit);
  const add = mayEdit ? (
    <LinkButton href={rowAddress(contentPaths.slides, "edit", "new")} small icon="plus">
      {t("slide.add")}
    </LinkButton>
  ) : null;
  return (
    <>
      <ContentHead title={title} tab="slides" mayEdit={mayEdit}>
        {add}
      </ContentHead>
      {slides === null ? <LoadFailure path={contentPaths.slides}>{t("slides.failed")}</LoadFailure> : null}
      {edited === undefined ? null : (
        <EditModal title={t(edited ? "slide.edit" : "slide.add")} closeTo={contentPaths.slides}>
          <SlideEditor key={edited?.version} slide={edited} result={result} />
        </EditModal>
      )}
      <ContentTimeline past={past} rows={slides} nameOf={slideName} list={contentPaths.slides} />
      {slides?.length === 0 ? (
        <EmptyState icon="images" title={t("slides.none")} action={add}>
          {t("slides.none.why")}
        </EmptyState>
      ) : null}
      {slides && slides.length > 0 ? <SlideTable slides={slides} mayEdit={mayEdit} /> : null}
    </>
  );
}
