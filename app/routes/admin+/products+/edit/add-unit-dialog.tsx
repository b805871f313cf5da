import type { SubmissionResult } from "@conform-to/react";
import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { SellingUnit } from "#app/domain/catalog/list-units.server.ts";
import { productForm as texts } from "#app/i18n/product-form.ts";
import { toasts } from "#app/i18n/toasts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast-list.ts";
import { UnitForm } from "./unit-form.tsx";

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
      {open ? (
        <UnitForm as={fetcher.Form} action="/admin/products/units?dialog" result={result} isBusy={fetcher.state !== "idle"} />
      ) : null}
    </Dialog>
  );
}
