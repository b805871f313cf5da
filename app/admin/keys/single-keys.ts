import { readStored, writeStored } from "#app/lib/browser-storage.ts";

const place = "admin-single-keys";

/** Whether keys alone, such as J, do something on this device; somebody who dictates text turns them off. */
export const hasSingleKeys = (): boolean => readStored(place) !== "off";

export function saveSingleKeys(isOn: boolean): void {
  writeStored(place, isOn ? "on" : "off");
}
