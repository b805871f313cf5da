import type { StaffSlide } from "#app/domain/content/list-staff-slides.server.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { contentPaths } from "./content-paths.ts";
import { EditorForm } from "./editor-form.tsx";
import type { Returned } from "./editor-values.ts";
import { editorValues } from "./editor-values.ts";
import { PictureField } from "./picture-field.tsx";

/** A slide, or the fields of a new one. What it must have is said by the shop, all at once (A5.22). */
export function SlideEditor({ slide, result }: { slide: StaffSlide | null; result: Returned }) {
  const t = useText(adminContent);
  const saved = {
    title: slide?.title,
    title_ur: slide?.titleUr,
    description: slide?.description,
    description_ur: slide?.descriptionUr,
    alt: slide?.alt,
    url: slide?.url,
    desktop_image_url: slide?.desktopImageUrl,
    mobile_image_url: slide?.mobileImageUrl,
  };
  const { field } = editorValues(saved, result, { savedNow: (value) => t("saved-now", { value }), empty: t("empty") });
  return (
    <EditorForm
      path={contentPaths.slides}
      entry={slide}
      failed={t(slide ? "slide.not-saved" : "slide.not-added")}
      result={result}
      save={t("slide.save")}
    >
      <Field label={t("field.alt")} {...field("alt", t("field.alt.hint"))} maxLength={150} />
      <PictureField label={t("field.desktop_image")} {...field("desktop_image_url")} file="desktop_image" result={result} />
      <PictureField label={t("field.mobile_image")} {...field("mobile_image_url")} file="mobile_image" result={result} />
      <Field label={t("field.title")} {...field("title")} maxLength={100} />
      <Field label={t("field.title_ur")} {...field("title_ur")} maxLength={100} />
      <TextAreaField label={t("field.description")} {...field("description")} rows={2} maxLength={200} />
      <TextAreaField label={t("field.description_ur")} {...field("description_ur")} rows={2} maxLength={200} />
      <Field label={t("field.url")} {...field("url", t("field.link.hint"))} maxLength={500} />
    </EditorForm>
  );
}
