const place = "admin-single-keys";

/** Whether keys alone, such as J, do something on this device; somebody who dictates text turns them off. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(place) !== "off";
  } catch {
    return true;
  }
}

export function keepSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(place, isOn ? "on" : "off");
  } catch {
    // They stay on.
  }
}
