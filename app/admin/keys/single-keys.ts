import { remember, remembered } from "#app/lib/memory.ts";

const place = "admin-single-keys";

/** Whether keys alone, such as J, do something on this device; somebody who dictates text turns them off. */
export const hasSingleKeys = (): boolean => remembered(place) !== "off";

export function keepSingleKeys(isOn: boolean): void {
  remember(place, isOn ? "on" : "off");
}
