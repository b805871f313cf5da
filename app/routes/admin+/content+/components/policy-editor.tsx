import type { StaffPolicy } from "#app/domain/content/list-staff-texts.server.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { EditorForm } from "./editor-form.tsx";
import { editorValues, type Returned } from "./editor-values.ts";
import { Preview } from "./preview.tsx";
import { textPaths } from "./text-paths.ts";

interface PolicyEditorProps {
  section: StaffPolicy | null;
  type: "shipping" | "return";
  result: Returned;
}

/** A section of a policy, or the fields of a new one, which alone may choose its policy (B5.04). */
export function PolicyEditor({ section, type, result }: PolicyEditorProps) {
  const t = useText(adminContent);
  const saved = {
    policy_type: type,
    title: section?.title,
    title_ur: section?.titleUr,
    content: section?.content,
    content_ur: section?.contentUr,
  };
  const words = { savedNow: (value: string) => t("saved-now", { value }), empty: t("empty") };
  const { field, isTicked } = editorValues(saved, result, words);
  const types = (["shipping", "return"] as const).map((value) => ({ value, label: t(`text.${value}`) }));
  return (
    <EditorForm path={textPaths[type]} entry={section} failed={t("policy.not-saved")} result={result} save={t("text.save")}>
      {section ? null : <SelectField label={t("field.policy_type")} {...field("policy_type")} options={types} />}
      <Field label={t("field.title")} {...field("title")} required maxLength={150} />
      <Field label={t("field.title_ur")} {...field("title_ur")} maxLength={150} />
      <TextAreaField label={t("field.content")} {...field("content", t("field.content.hint"))} required rows={6} />
      <Preview field="content" />
      <TextAreaField label={t("field.content_ur")} {...field("content_ur")} rows={4} />
      <Checkbox name="is_active" label={t("field.active")} defaultChecked={isTicked("is_active", section?.isActive ?? true)} />
    </EditorForm>
  );
}
