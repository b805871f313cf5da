import { Form } from "@remix-run/react";
import type { MaintenanceSetting } from "#app/domain/settings/maintenance-setting.server.ts";
import { settings as texts } from "#app/i18n/settings.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";

interface LastChangeProps {
  /** Form action of the undo; null with view permission. */
  action: string | null;
  last: { at: Date; by: string | null; before: MaintenanceSetting };
  version: string;
}

/** The last change of the setting with its person, and the undo: a save of the previous value. */
export function LastChange({ action, last: { at, by, before }, version }: LastChangeProps) {
  const t = useText(texts);
  const lang = useLang();
  const isOnceSaved = before.whatsapp_number !== "";
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p>{t("changed", { who: by ?? t("changed.nobody"), when: formatDateTime(at, lang) })}</p>
      {action && isOnceSaved ? (
        <Form method="post" action={action}>
          <input type="hidden" name="version" value={version} />
          {before.is_enabled ? <input type="hidden" name="is_enabled" value="on" /> : null}
          <input type="hidden" name="message" value={before.message} />
          <input type="hidden" name="whatsapp_number" value={before.whatsapp_number} />
          <Button variant="quiet" small icon="undo-2" title={t("undo.why")}>
            {t("undo")}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
