import { Form } from "@remix-run/react";
import { sectionPath } from "#app/admin/sections.ts";
import type { ImportUndo } from "#app/domain/catalog/csv/undo-import.server.ts";
import { productCsv } from "#app/i18n/product-csv.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

interface UndoImportProps {
  address: string;
  mayUndo: boolean;
  undone: ImportUndo | null;
  mayEdit: boolean;
}

/** Takes an applied file back with one press, or says what became of that: which products stayed as they were, and why. */
export function UndoImport({ address, mayUndo, undone, mayEdit }: UndoImportProps) {
  const t = useText(productCsv);
  if (undone)
    return (
      <section className="grid gap-2">
        <Notice tone="success">
          {t("undo.done", { restored: undone.restored, removed: undone.removed, kept: undone.kept })}
        </Notice>
        {undone.shown.length > 0 ? <h2>{t("undo.kept")}</h2> : null}
        <ul className="grid gap-1">
          {undone.shown.map(({ id, name, why }) => (
            <li key={id}>
              <a href={`${sectionPath("products")}/${id}`}>{name}</a>: {t(`undo.${why}`)}
            </li>
          ))}
        </ul>
      </section>
    );
  if (!mayUndo || !mayEdit) return null;
  return (
    <Form method="post" action={`${address}/undo`} className="grid gap-2">
      <SaveKey />
      <p className="text-ink-2">{t("undo.what")}</p>
      <div>
        <Button variant="quiet" small icon="undo-2">
          {t("undo.go")}
        </Button>
      </div>
    </Form>
  );
}
