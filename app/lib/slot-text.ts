import { formatTime } from "./dates.ts";

/** When a slot that starts at a time of day (HH:mm[:ss]) is over, two hours later: written alike, past midnight too. */
export function slotEnd(start: string): string {
  const hour = Number(start.slice(0, 2));
  return `${String((hour + 2) % 24).padStart(2, "0")}${start.slice(2)}`;
}

/** A slot as text: `4 pm – 6 pm`. The start is HH:mm[:ss] Karachi time; a slot lasts two hours. */
export const slotText = (start: string): string => `${shortTime(start)} – ${shortTime(slotEnd(start))}`;

/** A slot in few letters, for a button of a narrow screen: `4–6 pm`, and `10 am–12 pm` where its halves of the day differ. */
export function shortSlotText(start: string): string {
  const [begins, ends] = [shortTime(start), shortTime(slotEnd(start))];
  const [hour = begins, half] = begins.split("\u00a0");
  return `${half && ends.endsWith(half) ? hour : begins}–${ends}`;
}

const shortTime = (time: string) => formatTime(time).replace(":00", "");
