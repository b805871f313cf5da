import { Form, useNavigation } from "@remix-run/react";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { ResourceResult } from "#app/domain/resource/resource-view.ts";
import { adminWhatsapp } from "#app/i18n/admin-whatsapp.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

const action = `${sectionPath("whatsapp")}/send-test`;

interface TestPanelProps {
  /** The admin phone, which a test goes to unless another number is typed. */
  phone: string;
  isConnected: boolean;
  result: ResourceResult | undefined;
}

/** A message to one number, at once. */
export function TestPanel({ phone, isConnected, result }: TestPanelProps) {
  const t = useText(adminWhatsapp);
  const isSending = useNavigation().formAction === action;
  const typed = (name: string, otherwise = "") => String(result ? (result.initialValue?.[name] ?? "") : otherwise);
  const errors = (name: string) => result?.error?.[name] ?? undefined;
  const failed = errors("");
  return (
    <Panel title={t("test.title")}>
      <Form method="post" action={action} className="grid max-w-form gap-4" preventScrollReset>
        {failed ? <Notice tone="error">{failed.join(" ")}</Notice> : null}
        <Field
          name="phone_number"
          id="test-phone"
          label={t("test.phone")}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={60}
          defaultValue={typed("phone_number", phone)}
          errors={errors("phone_number")}
        />
        <TextAreaField
          name="message"
          id="test-message"
          label={t("test.message")}
          hint={t("test.message.hint")}
          maxLength={1000}
          defaultValue={typed("message")}
          errors={errors("message")}
        />
        <Field
          name="media"
          id="test-media"
          label={t("test.media")}
          hint={t("test.media.hint")}
          inputMode="url"
          maxLength={300}
          defaultValue={typed("media")}
          errors={errors("media")}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button small icon="send" busy={isSending} disabled={!isConnected}>
            {t("test.send")}
          </Button>
          {isConnected ? null : <span>{t("test.only-connected")}</span>}
        </div>
      </Form>
    </Panel>
  );
}
