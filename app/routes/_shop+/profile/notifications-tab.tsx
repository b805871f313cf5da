import type { PushSettings } from "#app/domain/push/push-settings.server.ts";
import { push } from "#app/i18n/push.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { onDemand } from "#app/ui/on-demand.tsx";
import { AccountForm } from "../auth/account-form.tsx";

/** Not available without JavaScript. */
const PushDevice = onDemand(async () => (await import("#app/shop/push/push-device.tsx")).PushDevice);

/** Push settings of a customer, and the subscription of this device. */
export function NotificationsTab({ pushOrders, pushAnswers, offers, browsers }: PushSettings) {
  const t = useText(push);
  return (
    <div>
      <section className="panel grid gap-4">
        <p>{t("settings.why")}</p>
        <AccountForm id="notifications" action="/profile?tab=notifications" button={t("settings.save")}>
          <Checkbox
            label={t("settings.orders")}
            hint={t("settings.orders-hint")}
            name="push_orders"
            value="on"
            defaultChecked={pushOrders}
          />
          <Checkbox
            label={t("settings.answers")}
            hint={t("settings.answers-hint")}
            name="push_answers"
            value="on"
            defaultChecked={pushAnswers}
          />
          <Checkbox
            label={t("settings.offers")}
            hint={t("settings.offers-hint")}
            name="offers"
            value="on"
            defaultChecked={offers}
          />
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
