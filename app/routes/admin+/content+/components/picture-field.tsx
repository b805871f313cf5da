import { type ChangeEvent, useState } from "react";
import { uploadPicture } from "#app/admin/resource/upload-picture.ts";
import { adminContent } from "#app/i18n/admin-content.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field } from "#app/ui/field.tsx";
import { shrinkPicture } from "#app/ui/shrink-picture.ts";
import { showToast } from "#app/ui/toast-list.ts";
import type { Returned } from "./editor-values.ts";

interface PictureFieldProps {
  label: string;
  name: string;
  id: string;
  defaultValue: string;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
  /** The name under which a file goes with the form where there is no JavaScript. */
  file: string;
  result: Returned;
}

/** A picture by its address on our server, or sent along: at once where there is JavaScript, else with the form. */
export function PictureField({ label, name, id, defaultValue, hint, errors, file, result }: PictureFieldProps) {
  const t = useText(adminContent);
  const [address, setAddress] = useState(defaultValue);
  const [shown, setShown] = useState(defaultValue);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function send({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [picked] = input.files ?? [];
    if (!picked) return;
    const { url, said, why } = await uploadPicture(await shrinkPicture(picked), "content");
    showToast({ title: said ?? t("image.failed"), tone: url ? "success" : "error" });
    setTrouble(url ? null : (why ?? t("image.failed")));
    if (!url) return;
    setAddress(url);
    setShown(url);
    input.value = "";
  }

  const wrong = trouble ? [trouble] : (result?.error?.[file] ?? undefined);
  return (
    <div className="picture-field">
      {shown.startsWith("/") ? <img src={shown} alt="" width={96} height={54} /> : null}
      <div className="grid gap-2">
        <Field
          label={label}
          name={name}
          id={id}
          hint={hint ?? t("field.image.hint")}
          errors={errors}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          onBlur={() => setShown(address)}
          maxLength={500}
        />
        <Field
          label={t("field.image.file", { field: label })}
          name={file}
          id={`${id}-file`}
          errors={wrong}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={send}
        />
      </div>
    </div>
  );
}
