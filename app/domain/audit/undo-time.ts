/** How long staff are offered to undo an action, milliseconds (experience, Admin conventions). */
export const undoTime = 8000;

/**
 * How long an action may be undone: the offer plus the delay of a slow connection, milliseconds. No push, notification or email
 * about it leaves earlier.
 */
export const undoWindow = undoTime + 4000;
