import { formatTime } from "./dates.ts";

/** A slot as people say it: `4 pm – 6 pm`. The start is HH:mm[:ss] Karachi time; a slot lasts two hours. */
export function slotText(start: string): string {
  const hour = Number(start.slice(0, 2));
  const end = `${String((hour + 2) % 24).padStart(2, "0")}${start.slice(2)}`;
  return `${shortTime(start)} – ${shortTime(end)}`;
}

const shortTime = (time: string) => formatTime(time).replace(":00", "");
