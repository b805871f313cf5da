/** How long staff may take a press back, milliseconds; nobody hears of it before (experience, Admin conventions). */
export const undoTime = 8000;
