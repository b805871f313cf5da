import type { Request, Response } from "express";

/** What is refused before any page is asked: the status, and as `body` what an answer for scripts would say. */
type Refused = { status: number; body?: unknown };

/** Answers with a page; false when the client is no browser that would show it. */
export type RefusalPage = (req: Request, res: Response, refused: Refused) => boolean;

/** Shows nobody a page: the refusal is a line of text. */
export const noRefusalPage: RefusalPage = () => false;
