import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { pictureFileName } from "#app/domain/resource/staff-table.ts";
import type { SectionKey } from "#app/domain/team/section-rights.ts";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { largestUpload } from "#app/lib/upload-sizes.ts";
import { FieldErrors, FieldHint, type FieldTexts } from "#app/ui/field-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { shrinkPicture } from "#app/ui/shrink-picture.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { uploadPicture } from "./upload-picture.ts";

const kinds = "image/jpeg,image/png,image/webp";

interface PictureFieldProps extends FieldTexts {
  value: string;
  /** whether its legend is marked; the server checks that there is one */
  isRequired?: boolean | undefined;
  /** the section that somebody edits, whose right to edit the upload needs */
  section: SectionKey;
  /** whether it stays in the browser until the form is saved */
  isSentWithForm?: boolean | undefined;
}

/**
 * A picture that is dropped, pasted or chosen is sent at once, with its progress in its tile; the form then carries its address,
 * which is folded away. One that is sent with its form is shown from the browser's memory until then. Without JavaScript the picture
 * goes with the form, or its address is typed.
 */
export function PictureInput({
  label,
  name,
  id = name,
  hint,
  errors,
  value,
  isRequired,
  section,
  isSentWithForm,
}: PictureFieldProps) {
  const say = useText(resourceTexts);
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(value);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [success, setSuccess] = useState<string | null>(null);

  const change = (next: string) => {
    setAddress(next);
    // the form reads its fields on an `input` event, which setting the state dispatches none of
    requestAnimationFrame(() => input.current?.dispatchEvent(new Event("input", { bubbles: true })));
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setSuccess(null);
    const before = address;
    if (isSentWithForm) change(URL.createObjectURL(file)); // a choice counts before the picture is made smaller
    const small = await shrinkPicture(file);
    if (small.size > largestUpload.picture) {
      if (chooser.current) chooser.current.value = "";
      if (isSentWithForm) change(before);
      return setProblem(say("picture.too-large"));
    }
    if (isSentWithForm) {
      const transfer = new DataTransfer();
      transfer.items.add(small);
      if (chooser.current) chooser.current.files = transfer.files;
      change(URL.createObjectURL(small));
      return;
    }
    setPercent(0);
    const { url, said, why } = await uploadPicture(small, section, setPercent);
    setPercent(null);
    setProblem(url ? null : [said ?? say("picture.failed"), why].filter(Boolean).join(": "));
    setSuccess(url && said);
    if (url) change(url);
  };
  const fetchTyped = async (typed: string) => {
    if (!/^https?:/i.test(typed) || typed === value) return;
    setProblem(null);
    setPercent(100);
    const { url, said, why } = await uploadPicture({ address: typed }, section);
    setPercent(null);
    setProblem(url ? null : [said ?? say("picture.failed"), why].filter(Boolean).join(": "));
    setSuccess(url && said);
    if (url) change(url);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void send([...event.dataTransfer.files].find(({ type }) => type.startsWith("image/")));
  };
  const paste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith("image/"));
    if (!file) return;
    event.preventDefault();
    void send(file);
  };
  const isSending = percent !== null;
  useEffect(() => {
    const form = input.current?.form;
    if (!isSending || !form) return;
    // saved now, the row would keep its old picture
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setProblem(say("picture.wait"));
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [isSending, say]);
  const wrong = problem ? [problem] : errors;
  return (
    <fieldset className="field picture-input" aria-describedby={wrong?.length ? `${id}-error` : undefined} onPaste={paste}>
      <legend className={isRequired ? "field-label required" : "field-label"}>{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a convenience beside the field that chooses a file */}
      <div className="picture-row" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <span className="picture-tile">
          {/^(?:\/|blob:)/.test(address) ? <img src={address} alt="" width={84} height={84} /> : <Icon name="image" />}
          {percent === null ? null : (
            <progress max={100} value={percent} aria-label={say("picture.sending", { percent: Math.round(percent) })} />
          )}
        </span>
        {isHydrated ? (
          <label className="picture-drop">
            <Icon name="upload" />
            <span>
              {say("picture.drop")}
              <small>{say("picture.kinds")}</small>
            </span>
            <input
              ref={chooser}
              type="file"
              name={isSentWithForm ? pictureFileName(name) : undefined}
              className="sr-only"
              accept={kinds}
              aria-label={say("picture.file", { field: label })}
              onChange={({ currentTarget }) => {
                void send(currentTarget.files?.[0]);
                if (!isSentWithForm) currentTarget.value = "";
              }}
            />
          </label>
        ) : (
          <input type="file" name={pictureFileName(name)} accept={kinds} aria-label={say("picture.file", { field: label })} />
        )}
        {isHydrated && address ? (
          <button
            type="button"
            className="button button-plain button-small button-icon"
            aria-label={say("picture.remove")}
            onClick={() => {
              if (chooser.current) chooser.current.value = "";
              change("");
            }}
          >
            <Icon name="x" />
          </button>
        ) : null}
      </div>
      <details open={!isHydrated || undefined}>
        <summary>{say("picture.address")}</summary>
        <input
          ref={input}
          id={id}
          name={name}
          type={isHydrated || !address.startsWith("/") ? "url" : "text"} // a browser that checks fields itself refuses a path
          className="control"
          aria-label={say("picture.address")}
          aria-invalid={wrong?.length ? true : undefined}
          value={address}
          maxLength={500}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          onBlur={({ currentTarget }) => void fetchTyped(currentTarget.value.trim())}
        />
      </details>
      <FieldHint id={id} hint={hint} />
      <p className="field-hint" role="status">
        {success}
      </p>
      <div role={problem ? "alert" : undefined}>
        <FieldErrors id={id} errors={wrong} />
      </div>
    </fieldset>
  );
}
