import { useEffect, useState } from "react";
import { controlId } from "#app/admin/resource/form-control.tsx";
import { defaultTemplates, longestTemplate, type TemplateKey, templateKeys } from "#app/domain/settings/message-templates.ts";
import { adminWhatsapp } from "#app/i18n/admin-whatsapp.ts";
import { useText } from "#app/i18n/use-text.ts";
import { renderTemplate, type TemplateValues, templateVariables, unknownVariables } from "#app/lib/message-template.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Writes into the template's own control, as if it had been typed there. */
function typeInto(name: TemplateKey, text: string, isWhole = false): void {
  const control = document.getElementById(controlId(name));
  if (!(control instanceof HTMLTextAreaElement)) return;
  if (isWhole) control.setRangeText(text, 0, control.value.length, "end");
  else control.setRangeText(text, control.selectionStart, control.selectionEnd, "end");
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.focus();
}

interface TemplateToolsProps {
  name: TemplateKey;
  /** What stands in the control now. */
  written: string;
  values: TemplateValues | null;
}

/** The template that was written or pressed in last; the first one before that. Passing through one by Tab is neither. */
function useWrittenTemplate(): TemplateKey {
  const [last, setLast] = useState<TemplateKey>(templateKeys[0] ?? "new_order_admin");
  useEffect(() => {
    const onWork = ({ target }: Event) => {
      const name = templateKeys.find((key) => target instanceof Element && target.id === controlId(key));
      if (name) setLast(name);
    };
    const kinds = ["input", "pointerdown"] as const;
    for (const kind of kinds) document.addEventListener(kind, onWork);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onWork);
    };
  }, []);
  return last;
}

/** The variables of all templates, once: a button writes its variable into the template that was written in last. */
function TemplateVariables() {
  const t = useText(adminWhatsapp);
  const isHydrated = useHydrated();
  const name = useWrittenTemplate();
  return (
    <ul className="flex gap-1 max-sm:overflow-x-auto sm:flex-wrap" aria-label={t("variables")}>
      {templateVariables.map((variable) => (
        <li key={variable}>
          {isHydrated ? (
            <button
              type="button"
              className="badge min-h-6 max-sm:min-h-11 max-sm:min-w-11"
              aria-label={t("variable.add", { name: variable })}
              onClick={() => typeInto(name, `{${variable}}`)}
            >
              {`{${variable}}`}
            </button>
          ) : (
            <code>{`{${variable}}`}</code>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What helps to write a template: how long it is, the default, and how it reads; below the first one the variables of all. */
export function TemplateTools({ name, written, values }: TemplateToolsProps) {
  const t = useText(adminWhatsapp);
  const isHydrated = useHydrated();
  const unknown = unknownVariables(written);
  return (
    <div className="mt-2 grid gap-2">
      {name === templateKeys[0] ? <TemplateVariables /> : null}
      {unknown.length > 0 ? <p className="field-hint">{t("variable.unknown", { names: unknown.join(", ") })}</p> : null}
      <p className="field-hint">{t("length", { count: [...written].length, max: longestTemplate })}</p>
      <div>
        <b>{t("preview")}</b>
        <p className="break-words whitespace-pre-line">{values ? renderTemplate(written, values) : t("preview.none")}</p>
      </div>
      {isHydrated && written !== defaultTemplates[name] ? (
        <div>
          <Button type="button" variant="quiet" small onClick={() => typeInto(name, defaultTemplates[name], true)}>
            {t("reset")}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
