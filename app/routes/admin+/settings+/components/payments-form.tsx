import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { Payee } from "#app/domain/settings/payments-setting.server.ts";
import type { TransferMethod } from "#app/domain/settings/transfer-methods.ts";
import { adminOrders } from "#app/i18n/admin-orders.ts";
import { settings as texts } from "#app/i18n/settings.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

type OnePayee = { method: TransferMethod; payee: Payee; isOffered: boolean };

interface PaymentsFormProps {
  action: string;
  payees: readonly OnePayee[];
  version: string;
  /** Length limit of each text, characters. */
  lengths: Readonly<Record<keyof Payee, number>>;
  /** With view permission. */
  isLocked: boolean;
  result: SubmissionResult<string[]> | undefined;
}

/** The payees of all methods in one form. A stale save shows the submitted value with the saved one under it. */
export function PaymentsForm({ action, payees, version, lengths, isLocked, result }: PaymentsFormProps) {
  const t = useText(texts);
  const m = useText(adminOrders);
  const isSaving = useNavigation().formAction === action;
  const saved = Object.fromEntries(
    payees.flatMap(({ method, payee }) =>
      Object.entries(payee)
        .filter(([, text]) => text !== "")
        .map(([part, text]) => [`${method}_${part}`, text]),
    ),
  );
  const [form, fields] = useForm<Record<string, string>>({
    id: "payments-form",
    lastResult: result ?? null,
    defaultValue: saved,
  });

  const fieldOf = (method: TransferMethod, part: keyof Payee, hint?: string) => {
    const name = `${method}_${part}`;
    const field = fields[name];
    const isStale = form.errors && (field?.initialValue ?? "") !== (saved[name] ?? "");
    return {
      name,
      id: field?.id,
      errors: field?.errors,
      defaultValue: field?.initialValue,
      maxLength: lengths[part],
      hint: isStale ? t("saved-now", { value: saved[name] ?? t("empty") }) : hint,
      readOnly: isLocked,
    };
  };
  const numberLabel = (method: TransferMethod) =>
    t(method === "bank_transfer" || method === "raast" ? `payments.number.${method}` : "payments.number");
  return (
    <Form method="post" action={action} {...getFormProps(form)} noValidate={false} className="grid gap-4">
      <input type="hidden" name="version" value={version} />
      {form.status === "error" ? (
        <Notice tone="error">
          <b>{t("failed")}</b>
          {form.errors?.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </Notice>
      ) : null}
      {payees.map(({ method, isOffered }) => (
        <section key={method} className="admin-panel grid gap-4" aria-labelledby={`payee-${method}`}>
          <div>
            <h2 id={`payee-${method}`}>{m(`payment.${method}`)}</h2>
            <p className="text-ink-2">{t(isOffered ? "payments.offered" : "payments.not-offered")}</p>
          </div>
          <div className="grid items-start gap-4 md:grid-cols-2">
            <Field {...fieldOf(method, "title")} label={t("payments.title.field")} autoComplete="off" />
            <Field {...fieldOf(method, "title_ur", t("payments.ur.hint"))} label={t("payments.title_ur")} autoComplete="off" />
          </div>
          <Field {...fieldOf(method, "number")} label={numberLabel(method)} autoComplete="off" />
          <div className="grid items-start gap-4 md:grid-cols-2">
            <TextAreaField {...fieldOf(method, "note")} label={t("payments.note")} rows={2} />
            <TextAreaField {...fieldOf(method, "note_ur", t("payments.ur.hint"))} label={t("payments.note_ur")} rows={2} />
          </div>
          {method === "raast" ? (
            <TextAreaField {...fieldOf(method, "qr", t("payments.qr.hint"))} label={t("payments.qr")} rows={4} />
          ) : null}
        </section>
      ))}
      {isLocked ? null : (
        <div>
          <Button small icon="save" busy={isSaving}>
            {t("payments.save")}
          </Button>
        </div>
      )}
    </Form>
  );
}
