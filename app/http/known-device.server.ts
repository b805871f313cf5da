import { tokenHash } from "#app/platform/secret.server.ts";
import { cookieOf, setCookie, year } from "./cookies.server.ts";

const name = "known";
const maxAccounts = 5;

/** What only the shop can make of an account's number, so that a cookie proves a sign-in on this browser. */
const proofOf = (accountId: number): string => Buffer.from(tokenHash(`known device of ${accountId}`)).toString("base64url");

const proofsOf = (request: Request): string[] => cookieOf(request, name)?.split(".").slice(0, maxAccounts) ?? [];

/** Whether this browser has proved before, by a sign-in, to belong to one of its accounts at all. */
export const isAnyonesDevice = (request: Request): boolean => proofsOf(request).length > 0;

/** Whether somebody signed in to an account on this browser before. */
export const isKnownDevice = (request: Request, accountId: number): boolean => proofsOf(request).includes(proofOf(accountId));

/** The header that makes a browser a known device of an account, for a year; its cookie holds the last five accounts. */
export function setKnownDeviceCookie(request: Request, accountId: number): string {
  const proof = proofOf(accountId);
  const others = proofsOf(request).filter((other) => other !== proof);
  return setCookie(name, [proof, ...others].slice(0, maxAccounts).join("."), year);
}
