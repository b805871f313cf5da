import runtime, { type JSX } from "react/jsx-dev-runtime";

export type { JSX };

/** As `jsx-runtime.ts`, for tests and `npm run dev`. */
export const { Fragment, jsxDEV } = runtime;
