/** How long staff are offered to take a press back, milliseconds (experience, Admin conventions). */
export const undoTime = 8000;

/**
 * How long a press may be taken back: the offer and what a slow line needs, milliseconds. Nobody is told of it before, by push, inbox or
 * letter.
 */
export const undoWindow = undoTime + 4000;
