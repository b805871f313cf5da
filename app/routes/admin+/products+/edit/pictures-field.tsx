import { type DragEvent, useEffect, useRef, useState } from "react";
import { drawnShapes } from "#app/domain/catalog/product-fields.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Control } from "./form-values.ts";
import { addPicture, canAddPicture, movePicture, type PictureList, picturesOf, removePicture } from "./picture-list.ts";
import { PictureRows } from "./picture-rows.tsx";
import { useUpload } from "./use-upload.ts";

interface PicturesFieldProps {
  entityId: number | null;
  /** the control of the main picture, an address */
  own: Control;
  /** the control of the shape that is drawn where there is no picture */
  drawnAs: Control;
  /** error of an uploaded file */
  imageErrors: string[] | undefined;
  further: readonly string[];
  isLive: boolean;
  onChange: () => void;
}

const kinds = "image/jpeg,image/png,image/webp";

const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));

/**
 * A product's pictures, the main one first. With JavaScript a chosen, dropped or pasted picture is uploaded at once, and the rows have
 * buttons; without it a file is uploaded with the form, and the rows have position fields.
 */
export function PicturesField({ entityId, own, drawnAs, imageErrors, further, isLive, onChange }: PicturesFieldProps) {
  const t = useText(texts);
  const [list, setList] = useState<PictureList>({ own: own.defaultValue ?? "", further });
  const [shownAt, setShownAt] = useState<Readonly<Record<string, string>>>({});
  const change = (next: (list: PictureList) => PictureList) => {
    setList(next);
    onChange();
  };
  const { take, fetchFrom, upload, problem } = useUpload({
    entityId,
    onUploaded: (address, better, from) => {
      setShownAt((known) => ({ ...known, [address]: better }));
      change((now) => (from !== undefined && now.own === from ? { ...now, own: address } : addPicture(now, address)));
    },
  });
  usePaste(take);
  const drop = (event: DragEvent) => {
    const files = picturesIn(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  };
  const { defaultValue: _, ...ownControl } = own;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drop target for the mouse beside the file field below
    <div className="product-pictures" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <PictureRows
        pictures={picturesOf(list)}
        shownAt={shownAt}
        onMove={isLive ? (at, by) => change((now) => movePicture(now, at, by)) : null}
        onRemove={(at) => change((now) => removePicture(now, at))}
        hasOwn={list.own !== ""}
      />
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {upload ? (
        <p className="product-progress" role="status">
          <span>{t("upload.sending", upload)}</span>
          <progress className="meter" max={100} value={upload.percent} aria-label={t("upload.progress", { name: upload.name })} />
        </p>
      ) : null}
      {isLive ? (
        <Field
          label={t("field.image")}
          hint={t(canAddPicture(list) ? "field.image.hint.live" : "pictures.full")}
          name="chosen"
          id="product-image"
          type="file"
          accept={kinds}
          multiple
          disabled={!canAddPicture(list)}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
      ) : (
        <div className="product-fields">
          <Field
            label={t("field.image")}
            hint={t("field.image.hint")}
            name="image"
            id="product-image"
            type="file"
            accept={kinds}
            errors={imageErrors}
          />
          <SelectField
            label={t("field.image_place")}
            name="image_place"
            options={[
              { value: "first", label: t("place.first") },
              { value: "further", label: t("place.further") },
            ]}
          />
        </div>
      )}
      <Field
        {...ownControl}
        label={t("field.image_url")}
        hint={t(/^https?:/i.test(list.own) ? "field.image_url.elsewhere" : "field.image_url.hint")}
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        value={list.own}
        onBlur={({ currentTarget: { value } }) => {
          if (/^https?:/i.test(value) && value !== own.defaultValue) void fetchFrom(value.trim());
        }}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change((now) => ({ ...now, own: value }));
        }}
      />
      {list.own ? (
        <input type="hidden" name={drawnAs.name} value={drawnAs.defaultValue ?? ""} />
      ) : (
        <SelectField
          {...drawnAs}
          label={t("field.drawn_as")}
          hint={t("field.drawn_as.hint")}
          options={[
            { value: "", label: t("drawn_as.usual") },
            ...drawnShapes.map((shape) => ({ value: shape, label: t(`drawn_as.${shape}`) })),
          ]}
        />
      )}
    </div>
  );
}

/** Handles a picture pasted anywhere on the page; pasted text keeps its default handling. */
function usePaste(take: (files: File[]) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = picturesIn(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}
