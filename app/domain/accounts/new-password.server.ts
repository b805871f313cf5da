import { type Outcome, refused } from "#app/lib/outcome.ts";
import { processWide } from "#app/platform/process-wide.server.ts";

/** The fewest characters of a new password. */
export const minPasswordLength = (isStaff: boolean): number => (isStaff ? 12 : 8);

/** The passwords that are tried first, in small letters. The list is large and seldom needed: it is read at first use. */
const commonPasswords = () =>
  processWide("common-passwords", async () => {
    const { dictionary } = await import("@zxcvbn-ts/language-common");
    return new Set(dictionary["passwords-common"]);
  });

/**
 * The refusal of a new password, or null when it is allowed.
 *
 * @param field the form's field, at which the refusal stands
 * @returns refused with `password.staff-short`, `password.common`
 */
export async function refuseNewPassword(
  password: string,
  { isStaff, field }: { isStaff: boolean; field: string },
): Promise<Outcome<never> | null> {
  const min = minPasswordLength(isStaff);
  if (isStaff && password.length < min) return refused("password.staff-short", { field, values: { least: min } });
  return (await commonPasswords()).has(password.toLowerCase()) ? refused("password.common", { field }) : null;
}
