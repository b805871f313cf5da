import { Form } from "@remix-run/react";
import { Confirm } from "#app/admin/confirm.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { RemindersFigure } from "#app/domain/messaging/remind-carts.server.ts";
import type { AbandonedCart } from "#app/domain/reports/list-abandoned-carts.server.ts";
import { adminAbandonment } from "#app/i18n/admin-abandonment.ts";
import { useLang, useText } from "#app/i18n/use-text.ts";
import { formatDateTime } from "#app/lib/dates.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

const action = `${sectionPath("abandonment")}/remind`;

/** What the reminders of the last 30 days brought back, and the way to send those that are due. */
export function RemindersPanel({ figure, mayEdit }: { figure: RemindersFigure; mayEdit: boolean }) {
  const t = useText(adminAbandonment);
  const { reminded, recovered, value, due } = figure;
  const cards = [
    { label: t("figure.reminded"), value: reminded },
    { label: t("figure.recovered"), value: recovered },
    { label: t("figure.value"), value: formatMoney(paisa(value)) },
  ];
  return (
    <Panel title={t("reminders")}>
      <dl className="admin-figures">
        {cards.map(({ label, value: shown }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">{t("reminders.why")}</p>
      {mayEdit && due > 0 ? (
        <Confirm
          label={t("remind.all", { count: due })}
          icon="send"
          question={t("remind.all.sure", { count: due })}
          action={action}
        />
      ) : null}
    </Panel>
  );
}

/** Whether the customer of a cart was reminded, may be, or did not agree to it. */
export function ReminderState({ cart: { name, reminder } }: { cart: AbandonedCart }) {
  const t = useText(adminAbandonment);
  const lang = useLang();
  if (reminder.at) return t("reminded", { at: formatDateTime(reminder.at, lang) });
  if (!reminder.isAgreed) return <span className="text-ink-2">{t(name === null ? "remind.nobody" : "remind.no-consent")}</span>;
  return t("remind.may");
}

/** Sends a reminder of one cart. */
export function RemindButton({ cart: { id, name } }: { cart: AbandonedCart }) {
  const t = useText(adminAbandonment);
  const label = t("remind.of", { name: name ?? "" });
  return (
    <Form method="post" action={action} preventScrollReset>
      <SaveKey />
      <input type="hidden" name="id" value={id} />
      <Button variant="plain" small icon="send" iconOnly aria-label={label} title={label} />
    </Form>
  );
}
