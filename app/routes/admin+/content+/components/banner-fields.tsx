import { Form, useNavigation } from "@remix-run/react";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { contentPaths } from "./content-paths.ts";
import { FailureNotice } from "./editor-form.tsx";
import { editorValues, type Returned } from "./editor-values.ts";
import { PictureField } from "./picture-field.tsx";

/** A new banner. What it must have is said by the shop, all at once (A5.23). */
export function BannerFields({ usualLinkText, result }: { usualLinkText: string; result: Returned }) {
  const t = useText(adminContent);
  const isSaving = useNavigation().formAction === contentPaths.banners;
  const fresh = { link_text: usualLinkText };
  const { field, isTicked } = editorValues(fresh, result, { savedNow: () => usualLinkText, empty: t("empty") });
  return (
    <Form method="post" action={contentPaths.banners} encType="multipart/form-data" className="grid max-w-form gap-3">
      {result?.error ? <FailureNotice title={t("banner.not-added")} sentences={result.error[""] ?? []} /> : null}
      <Field label={t("field.title")} {...field("title")} maxLength={100} />
      <Field label={t("field.title_ur")} {...field("title_ur")} maxLength={100} />
      <TextAreaField label={t("field.description")} {...field("description")} rows={2} maxLength={300} />
      <TextAreaField label={t("field.description_ur")} {...field("description_ur")} rows={2} maxLength={300} />
      <PictureField label={t("field.image")} {...field("image_url")} file="image" result={result} />
      <Field label={t("field.link_url")} {...field("link_url", t("field.link.hint"))} maxLength={500} />
      <Field label={t("field.link_text")} {...field("link_text")} maxLength={40} />
      <Checkbox name="active" label={t("field.active")} defaultChecked={isTicked("active", true)} />
      <div>
        <Button small icon="plus" busy={isSaving}>
          {t("banner.add")}
        </Button>
      </div>
    </Form>
  );
}
