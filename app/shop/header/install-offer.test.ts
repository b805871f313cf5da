import { expect, test } from "vitest";
import { acceptInstallOffer, installOffer, watchInstallOffer } from "./install-offer.ts";

function browser() {
  const target = new EventTarget();
  watchInstallOffer(target);
  let asked = 0;
  const happen = (type: string) => {
    const prompt = async () => void asked++;
    const event = Object.assign(new Event(type, { cancelable: true }), { prompt });
    target.dispatchEvent(event);
    return event;
  };
  return { happen, asked: () => asked };
}

test("A2.54 there is something to install only once the browser offers it", () => {
  expect(installOffer.isMade()).toBe(false);
  const { happen } = browser();
  let told = 0;
  const stop = installOffer.subscribe(() => told++);
  expect(happen("beforeinstallprompt").defaultPrevented).toBe(true);
  expect([installOffer.isMade(), told]).toEqual([true, 1]);
  happen("appinstalled");
  expect([installOffer.isMade(), told]).toEqual([false, 2]);
  stop();
});

test("A2.54 the browser is asked once, and the offer is gone with it", async () => {
  const { happen, asked } = browser();
  happen("beforeinstallprompt");
  await acceptInstallOffer();
  await acceptInstallOffer();
  expect([installOffer.isMade(), asked()]).toEqual([false, 1]);
});
