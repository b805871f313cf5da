import { type RefObject, useState } from "react";
import { resourceTexts } from "#app/i18n/resource-texts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useBeforePaint } from "#app/ui/use-before-paint.ts";
import type { FormReply } from "./returned-errors.ts";
import { findLabelled, type LabelledControl } from "./typed-changes.ts";

interface ErrorSummaryProps {
  form: RefObject<HTMLFormElement>;
  /** What did not work. */
  title: string | null;
  result: FormReply;
  errorsOf: (name: string) => readonly string[] | undefined;
  /** The fields as the section names them; by default the controls found in the form, once it has JavaScript. */
  fields?: readonly LabelledControl[] | undefined;
  /** A conflict has a notice of its own. */
  hasConflicts: boolean;
}

/** Why a form was not saved, with a link to each field that is wrong. */
export function ErrorSummary({ form, title, result, errorsOf, fields, hasConflicts }: ErrorSummaryProps) {
  const say = useText(resourceTexts);
  const [controls, setControls] = useState<readonly LabelledControl[]>([]);
  useBeforePaint(() => {
    const names = Object.entries(result?.error ?? {}).flatMap(([name, errors]) => (name && errors?.length ? [name] : []));
    setControls(names.flatMap((name) => findLabelled(form.current, name) ?? []));
  }, [form, result]);
  const wrong = (fields ?? controls).filter(({ name }) => errorsOf(name)?.length);
  const whole = hasConflicts ? [] : (result?.error?.[""] ?? []);
  const first = title ?? (whole.length === 0 ? say("form.failed") : null);
  const isWrong = Object.keys(result?.error ?? {}).some((name) => name !== "" && errorsOf(name)?.length);
  if (!isWrong && whole.length === 0) return null;
  return (
    <div data-summary tabIndex={-1}>
      <Notice tone="error">
        {first ? <b>{first}</b> : null}
        {whole.map((sentence) => (first?.includes(sentence) ? null : <p key={sentence}>{sentence}</p>))}
        {wrong.length > 0 ? (
          <p className="error-links">
            {say("form.fields", { count: wrong.length })}{" "}
            {wrong.map(({ name, id, label }) => (
              <a
                key={name}
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {label}
              </a>
            ))}
          </p>
        ) : null}
      </Notice>
    </div>
  );
}
