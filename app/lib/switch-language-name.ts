/** The button of a form that asks for its page in another language, with what was typed; no field of a schema has a hyphen. */
export const switchLanguageName = "switch-language";
