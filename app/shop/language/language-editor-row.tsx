import { type FormEvent, useId, useState } from "react";
import { customWords as texts } from "#app/i18n/custom-words.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { type CustomMessage, problemOf, type WordsProblem } from "./custom-words-file.ts";

interface LanguageEditorRowProps {
  /** The sentence's key. */
  name: string;
  english: string;
  own: string | undefined;
  onSave: (sentence: CustomMessage) => void;
}

/** One sentence and its custom replacement. */
export function LanguageEditorRow({ name, english, own, onSave }: LanguageEditorRowProps) {
  const t = useText(texts);
  const id = useId();
  const [problem, setProblem] = useState<WordsProblem | null>(null);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get("own")).trim();
    const found = message ? problemOf(english, message) : null;
    setProblem(found);
    if (!found) onSave({ key: name, english, own: message });
  };
  return (
    <li>
      <form onSubmit={save}>
        <label htmlFor={id}>{english}</label>
        <code>{name}</code>
        <div className="words-line">
          <input
            key={own}
            id={id}
            className="control"
            name="own"
            defaultValue={own}
            placeholder={english}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
          />
          <Button variant="quiet">{t("save")}</Button>
          {own === undefined ? null : (
            <Button
              type="button"
              variant="plain"
              aria-label={t("reset.of", { sentence: english })}
              onClick={() => onSave({ key: name, english, own: "" })}
            >
              {t("reset")}
            </Button>
          )}
        </div>
        {problem ? (
          <p id={`${id}-problem`} className="field-error" role="alert">
            {t(`wrong.${problem}`)}
          </p>
        ) : null}
      </form>
    </li>
  );
}
