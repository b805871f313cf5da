const minute = 60_000;

/** The instant so many days before another. */
export const daysBefore = (instant: Date, days: number): Date => minutesAfter(instant, -days * 24 * 60);

/** The instant so many minutes after another, before it when negative. */
export const minutesAfter = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * minute);
