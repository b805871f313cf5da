/** The parts of a person's name; all are optional. */
export type PersonNames = { name?: string | null; fullName?: string | null; username?: string | null; email?: string | null };

/** What to call somebody (A3.23): name, full name or user name, else the e-mail address up to its at-sign, else `User`. */
export function displayName({ name, fullName, username, email }: PersonNames): string {
  const [found] = [name, fullName, username, email?.split("@", 1)[0]].map((text) => text?.trim()).filter(Boolean);
  return found ?? "User";
}

/** The name somebody signs in with: the e-mail address, or the phone number where there is none. */
export const signInName = ({ name, email, phone }: { name: string; email: string | null; phone: string | null }): string =>
  email ?? phone ?? name;

/** The first letters of the first and the last word of a name, for where a picture is missing. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
