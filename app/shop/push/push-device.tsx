import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { push } from "#app/i18n/push.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { readPermission } from "./push-support.ts";

type DeviceState = "unsupported" | "blocked" | "on" | "off";

const loadSubscription = () => import("./push-subscription.ts");

async function readState(): Promise<DeviceState> {
  const permission = readPermission();
  if (permission === null) return "unsupported";
  if (permission === "denied") return "blocked";
  if (permission === "default") return "off";
  return (await (await loadSubscription()).isSubscribed()) ? "on" : "off";
}

/** Turns notifications on or off in this browser. It requires the browser's API, so without JavaScript nothing is shown. */
export function PushDevice() {
  const t = useText(push);
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<DeviceState | null>(null);
  const [work, setWork] = useState<"none" | "busy" | "failed">("none");

  useEffect(() => {
    readState().then(setState, () => setState("off"));
  }, []);

  const change = async (turn: () => Promise<boolean>) => {
    setWork("busy");
    const worked = await turn().catch(() => false);
    setState(await readState().catch(() => "off" as const));
    setWork(worked ? "none" : "failed");
    revalidate();
  };
  if (state === null) return null;
  return (
    <div className="grid gap-3">
      <p role="status">{work === "failed" && state !== "blocked" ? t("device.failed") : t(`device.${state}`)}</p>
      <div>
        {state === "off" ? (
          <Button type="button" icon="bell" busy={work === "busy"} onClick={() => change(turnOn)}>
            {t("device.turn-on")}
          </Button>
        ) : null}
        {state === "on" ? (
          <Button type="button" variant="quiet" busy={work === "busy"} onClick={() => change(turnOff)}>
            {t("device.turn-off")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  return (await loadSubscription()).subscribe();
}

const turnOff = async (): Promise<boolean> => (await loadSubscription()).unsubscribe();

/** The same inside another page, with an explanation. */
export function PushPanel() {
  const t = useText(push);
  return (
    <section className="panel" aria-labelledby="push-why">
      <h2 id="push-why">{t("banner.title")}</h2>
      <p className="mb-2">{t("banner.why")}</p>
      <PushDevice />
    </section>
  );
}
