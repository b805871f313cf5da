import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { ResourceResult } from "#app/domain/resource/resource-view.ts";
import { adminWhatsapp } from "#app/i18n/admin-whatsapp.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";

interface TestPanelProps {
  /** The admin phone, which a test goes to unless another number is typed. */
  phone: string;
  isConnected: boolean;
  result: ResourceResult | undefined;
}

/** A message to one number, at once. */
export function TestPanel({ phone, isConnected, result }: TestPanelProps) {
  const t = useText(adminWhatsapp);
  const frame = useFormFrame({ id: "test-message-form", result });
  return (
    <Panel title={t("test.title")}>
      <FormFrame
        frame={frame}
        title={null}
        save={{ label: t("test.send"), icon: "send", disabled: !isConnected }}
        isSmall
        method="post"
        action={`${sectionPath("whatsapp")}/send-test`}
        className="grid max-w-form gap-4"
        preventScrollReset
      >
        <Field
          {...frame.control("phone_number", phone)}
          id="test-phone"
          label={t("test.phone")}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={60}
        />
        <TextAreaField
          {...frame.control("message")}
          id="test-message"
          label={t("test.message")}
          hint={t("test.message.hint")}
          maxLength={1000}
        />
        <Field
          {...frame.control("media")}
          id="test-media"
          label={t("test.media")}
          hint={t("test.media.hint")}
          inputMode="url"
          maxLength={300}
        />
        {isConnected ? null : <p>{t("test.only-connected")}</p>}
      </FormFrame>
    </Panel>
  );
}
