import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { SellingUnit } from "#app/domain/catalog/list-units.server.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { toasts } from "#app/i18n/toasts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast-list.ts";
import { UnitFields } from "./unit-fields.tsx";

type Answer = { unit?: SellingUnit; result?: SubmissionResult<string[]> | undefined };

interface AddUnitDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the new unit, which the form selects. */
  onAdded: (unit: SellingUnit) => void;
}

/** Adds a unit without leaving the product (A7.33). Rendered outside the product's own form. */
export function AddUnitDialog({ open, onClose, onAdded }: AddUnitDialogProps) {
  const t = useText(texts);
  const toast = useText(toasts);
  const fetcher = useFetcher<Answer>();
  const { unit, result } = fetcher.data ?? {};

  const handled = useRef<SellingUnit | null>(null);
  useEffect(() => {
    if (!unit || handled.current === unit) return;
    handled.current = unit;
    showToast({ title: toast("unit-added"), tone: "success" });
    onAdded(unit);
  }, [unit, onAdded, toast]);

  return (
    <Dialog open={open} onClose={onClose} title={t("unit.add")} closeLabel={t("close")}>
      <fetcher.Form method="post" action="/admin/products/units?dialog" className="grid gap-4">
        <UnitFields result={result} busy={fetcher.state !== "idle"} />
      </fetcher.Form>
    </Dialog>
  );
}
