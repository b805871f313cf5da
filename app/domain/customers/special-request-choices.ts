/** How soon somebody wants what they could not find. */
export const urgencies = ["today", "this week", "no hurry"] as const;

/** How the shop shall answer. */
export const contactMethods = ["phone", "whatsapp"] as const;
