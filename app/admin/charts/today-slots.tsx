import type { TodaySlot } from "#app/domain/reports/list-today-slots.server.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useText } from "#app/i18n/use-text.ts";
import { slotText } from "#app/lib/slot-text.ts";
import { Panel } from "../panel.tsx";

const states = ["delivered", "late", "out", "waiting"] as const;

/** Today's orders slot by slot: a square each, and the same in words. */
export function TodaySlots({ slots }: { slots: readonly TodaySlot[] }) {
  const t = useText(adminDashboard);
  return (
    <Panel title={t("slots")}>
      {slots.length === 0 ? <p className="text-ink-2">{t("slots.none")}</p> : null}
      <ul className="today-slots">
        {slots.map((slot) => (
          <li key={slot.time}>
            <span>{slot.time ? slotText(slot.time) : t("slots.any-time")}</span>
            <i aria-hidden="true">
              {states.flatMap((state) =>
                Array.from({ length: slot[state] }, (_, at) => <u key={`${state} ${at + 1}`} data-state={state} />),
              )}
            </i>
            <small>
              {states
                .filter((state) => slot[state] > 0)
                .map((state) => t(`slots.${state}`, { count: slot[state] }))
                .join(", ")}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
