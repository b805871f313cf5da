import type { PushSettings } from "#app/domain/push/push-settings.server.ts";
import { pushSettings } from "#app/i18n/push-settings.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { onDemand } from "#app/ui/on-demand.tsx";
import { AccountForm } from "../auth/account-form.tsx";

/** Not available without JavaScript. */
const PushDevice = onDemand(async () => (await import("#app/shop/push/push-device.tsx")).PushDevice);

/** Push settings of a customer, and the subscription of this device. */
export function NotificationsTab({ pushOrders, pushAnswers, offers, browsers }: PushSettings) {
  const t = useText(pushSettings);
  return (
    <div>
      <section className="panel grid gap-4">
        <p>{t("why")}</p>
        <AccountForm id="notifications" action="/profile?tab=notifications" button={t("save")}>
          <Checkbox label={t("orders")} hint={t("orders-hint")} name="push_orders" value="on" defaultChecked={pushOrders} />
          <Checkbox label={t("answers")} hint={t("answers-hint")} name="push_answers" value="on" defaultChecked={pushAnswers} />
          <Checkbox label={t("offers")} hint={t("offers-hint")} name="offers" value="on" defaultChecked={offers} />
        </AccountForm>
      </section>
      <section className="panel grid gap-3">
        <h2>{t("device")}</h2>
        {browsers > 0 ? <p className="text-ink-2">{t("device.browsers", { count: browsers })}</p> : null}
        <PushDevice />
      </section>
    </div>
  );
}
