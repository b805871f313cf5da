import { readStored, writeStored } from "#app/lib/browser-storage.ts";

const place = "admin-single-keys";

/** Whether single-key shortcuts such as J are enabled on this device; users of speech input disable them. */
export const hasSingleKeys = (): boolean => readStored(place) !== "off";

export function saveSingleKeys(isOn: boolean): void {
  writeStored(place, isOn ? "on" : "off");
}
