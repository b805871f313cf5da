import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { MaintenanceSetting } from "#app/domain/settings/maintenance-setting.server.ts";
import { settings as texts } from "#app/i18n/settings.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

type Typed = { is_enabled?: string; message?: string; whatsapp_number?: string };

interface MaintenanceFormProps {
  action: string;
  setting: MaintenanceSetting;
  version: string;
  /** Default text for an empty message. */
  fallback: string;
  longestMessage: number;
  result: SubmissionResult<string[]> | undefined;
}

/** The switch, the message and the number. A stale save shows both values: the submitted and the saved one. */
export function MaintenanceForm({ action, setting, version, fallback, longestMessage, result }: MaintenanceFormProps) {
  const t = useText(texts);
  const isSaving = useNavigation().formAction === action;
  const saved: Typed = {
    ...(setting.is_enabled && { is_enabled: "on" }),
    ...(setting.message && { message: setting.message }),
    whatsapp_number: formatPhone(setting.whatsapp_number),
  };
  const [form, fields] = useForm<Typed>({ id: "maintenance-form", lastResult: result ?? null, defaultValue: saved });

  /** After a refusal, the saved value is shown under each field that differs. */
  const savedNow = (name: keyof Typed, shown = saved[name] ?? t("empty")) =>
    form.errors && fields[name].initialValue !== saved[name] ? t("saved-now", { value: shown }) : undefined;
  const common = (name: "message" | "whatsapp_number") => ({
    name,
    id: fields[name].id,
    errors: fields[name].errors,
    defaultValue: fields[name].initialValue,
  });
  return (
    <Form method="post" action={action} {...getFormProps(form)} noValidate={false} className="grid max-w-form gap-4">
      <input type="hidden" name="version" value={version} />
      {form.status === "error" ? <Failure errors={form.errors} /> : null}
      <Checkbox
        name="is_enabled"
        id={fields.is_enabled.id}
        errors={fields.is_enabled.errors}
        defaultChecked={fields.is_enabled.initialValue === "on"}
        label={t("field.is_enabled")}
        hint={savedNow("is_enabled", t(setting.is_enabled ? "on-now" : "off-now"))}
      />
      <TextAreaField
        {...common("message")}
        label={t("field.message")}
        hint={savedNow("message") ?? t("field.message.hint", { fallback })}
        maxLength={longestMessage}
        rows={3}
      />
      <Field
        {...common("whatsapp_number")}
        label={t("field.whatsapp_number")}
        hint={savedNow("whatsapp_number")}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        required
        maxLength={30}
      />
      <div>
        <Button small icon="save" busy={isSaving}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}

function Failure({ errors }: { errors: string[] | undefined }) {
  const t = useText(texts);
  return (
    <Notice tone="error">
      <b>{t("failed")}</b>
      {errors?.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </Notice>
  );
}
