import type { StaffAbout } from "#app/domain/content/list-staff-texts.server.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { EditorForm } from "./editor-form.tsx";
import { editorValues, type Returned } from "./editor-values.ts";
import { PictureField } from "./picture-field.tsx";
import { Preview } from "./preview.tsx";
import { textPaths } from "./text-paths.ts";

/** A section of the about page, or the fields of a new one. */
export function AboutEditor({ section, result }: { section: StaffAbout | null; result: Returned }) {
  const t = useText(adminContent);
  const saved = {
    section_title: section?.sectionTitle,
    section_title_ur: section?.sectionTitleUr,
    section_content: section?.sectionContent,
    section_content_ur: section?.sectionContentUr,
    image_url: section?.imageUrl,
    section_order: String(section?.sectionOrder ?? 0),
  };
  const words = { savedNow: (value: string) => t("saved-now", { value }), empty: t("empty") };
  const { field, isTicked } = editorValues(saved, result, words);
  return (
    <EditorForm path={textPaths.about} entry={section} failed={t("about.not-saved")} result={result} save={t("text.save")}>
      <Field label={t("field.title")} {...field("section_title")} required maxLength={150} />
      <Field label={t("field.title_ur")} {...field("section_title_ur")} maxLength={150} />
      <TextAreaField label={t("field.content")} {...field("section_content", t("field.content.hint"))} required rows={6} />
      <Preview field="section_content" />
      <TextAreaField label={t("field.content_ur")} {...field("section_content_ur")} rows={4} />
      <PictureField label={t("field.image")} {...field("image_url")} file="image" result={result} />
      <Field label={t("field.order")} {...field("section_order")} type="number" min={0} step={1} />
      <Checkbox name="is_active" label={t("field.active")} defaultChecked={isTicked("is_active", section?.isActive ?? true)} />
    </EditorForm>
  );
}
