import { action } from "#app/routes/_shop+/auth/route.tsx";
import { type Answer, answerTo, post } from "#tests/fixtures/request.ts";

/** Sends the form of the sign-in page, as a browser does; `email` may be a phone number. */
export const sendSignIn = (form: { email: string; password: string }): Promise<Answer> => answerTo(action(post("/auth", form)));
