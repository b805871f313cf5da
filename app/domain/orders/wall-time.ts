/** A `date` column as the shop carries it, `YYYY-MM-DD`: the driver makes it a midnight in UTC. */
export const dateText = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

/** A `time` column as the shop carries it, `HH:mm:ss`. */
export const timeText = (time: Date | null): string | null => time?.toISOString().slice(11, 19) ?? null;
