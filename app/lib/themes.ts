/** How the back office may look; `device` is light unless the device asks for dark. */
export const themes = ["light", "dark", "device"] as const;

/** A look of the back office. */
export type Theme = (typeof themes)[number];
