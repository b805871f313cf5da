import { useRef } from "react";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import type { FormReply } from "#app/admin/form/returned-errors.ts";
import { Panel } from "#app/admin/panel.tsx";
import type { Khata } from "#app/domain/khata/khata-line.ts";
import { khataMethods } from "#app/domain/khata/khata-method.ts";
import { adminKhata } from "#app/i18n/admin-khata.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, paisa, toRupeesInput } from "#app/lib/money.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { usePayKey } from "./use-pay-key.ts";

/** What a contact's page posts by itself. */
export type KhataAct = "pay" | "limit" | "correct" | "details";

interface KhataFormProps {
  contactId: number;
  khata: Omit<Khata, "entries" | "total">;
  idempotencyKey: string;
  answer: { act: KhataAct; result: FormReply } | null;
}

const moneyField = { inputMode: "decimal", maxLength: 20, required: true, autoComplete: "off" } as const;

/** The reply to one of the forms of the page, null for the others. */
export const replyTo = (answer: KhataFormProps["answer"], act: KhataAct): FormReply =>
  answer?.act === act ? answer.result : null;

/** A payment: all that is owed is filled in, by cash; typing replaces it. */
export function TakePayment({ contactId, khata: { balance }, idempotencyKey, answer }: KhataFormProps) {
  const t = useText(adminKhata);
  const result = replyTo(answer, "pay");
  const frame = useFormFrame({ id: "khata-pay", result });
  const owed = paisa(Math.max(0, balance));
  const method = frame.control("method", "cash");
  const panel = useRef<HTMLDivElement>(null);
  usePayKey(panel);
  return (
    <div ref={panel}>
      <Panel title={t("pay")}>
        <FormFrame
          frame={frame}
          title={t("pay.failed")}
          save={{ label: t("pay.go"), icon: "hand-coins" }}
          isSmall
          method="post"
          action={`/admin/contacts/${contactId}?act=pay`}
          className="grid gap-4"
        >
          <input type="hidden" name="key" value={idempotencyKey} />
          <Field
            {...frame.control("amount", owed > 0 ? toRupeesInput(owed) : "")}
            {...moneyField}
            label={t("pay.amount")}
            hint={t("pay.all", { amount: formatMoney(owed) })}
            onFocus={({ currentTarget }) => currentTarget.select()}
            aria-keyshortcuts="$"
          />
          <RadioGroup
            {...method}
            label={t("pay.method")}
            options={khataMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
          />
          <Field {...frame.control("note")} label={t("pay.note")} maxLength={200} autoComplete="off" />
          {result ? <Checkbox name="more" value="yes" label={t("pay.more")} /> : null}
        </FormFrame>
      </Panel>
    </div>
  );
}

/** How much may be owed, and whether the customer agreed to a monthly message. */
export function LimitForm({ contactId, khata: { limit, hasReminders }, answer }: KhataFormProps) {
  const t = useText(adminKhata);
  const frame = useFormFrame({ id: "khata-limit", result: replyTo(answer, "limit") });
  return (
    <Panel title={t("limit.title")}>
      {limit === 0 ? <p className="text-ink-2">{t("not-allowed")}</p> : null}
      <FormFrame
        frame={frame}
        title={null}
        save={{ label: t("limit.save"), icon: "save", variant: "quiet" }}
        isSmall
        method="post"
        action={`/admin/contacts/${contactId}?act=limit`}
        className="grid gap-4"
      >
        <Field
          {...frame.control("limit", toRupeesInput(limit))}
          {...moneyField}
          label={t("limit.field")}
          hint={t("limit.hint")}
        />
        <Checkbox name="reminders" value="yes" defaultChecked={hasReminders} label={t("limit.reminders")} />
      </FormFrame>
    </Panel>
  );
}

/** An entry by hand: what was wrong, or what was owed in the old register. */
export function CorrectionForm({ contactId, khata: { balance }, idempotencyKey, answer }: KhataFormProps) {
  const t = useText(adminKhata);
  const result = replyTo(answer, "correct");
  const frame = useFormFrame({ id: "khata-correct", result });
  return (
    <details className="payment-act" open={Boolean(result) || undefined}>
      <summary>{t("correct.title")}</summary>
      <FormFrame
        frame={frame}
        title={null}
        save={{ label: t("correct.save"), icon: "save", variant: "quiet" }}
        isSmall
        method="post"
        action={`/admin/contacts/${contactId}?act=correct`}
        className="grid gap-4"
      >
        <p className="text-ink-2">{t("correct.why")}</p>
        <input type="hidden" name="key" value={idempotencyKey} />
        <Field {...frame.control("amount")} {...moneyField} inputMode="text" label={t("correct.amount")} />
        <RadioGroup
          {...frame.control("kind", balance === 0 ? "opening" : "correction")}
          label={t("correct.kind")}
          options={(["correction", "opening"] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <Field {...frame.control("note")} label={t("correct.note")} required maxLength={200} autoComplete="off" />
      </FormFrame>
    </details>
  );
}
