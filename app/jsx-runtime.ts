import runtime, { type JSX } from "react/jsx-runtime";

export type { JSX };

/**
 * React's JSX functions as variables of a module: out of React's CommonJS files each element would be made through an object of
 * the bundle's, `(0, runtime.jsx)(…)`, some thousand times: a kibibyte of each page's script. A `key` stands before a spread
 * (`<form key={…} {...rest}>`): behind one it needs React's `createElement`, which the compiler would look for here.
 */
export const { Fragment, jsx, jsxs } = runtime;
