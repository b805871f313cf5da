import { createContext, useContext } from "react";

/** The nonce of this response's inline scripts. The browser hides it in the DOM. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce for a script element; undefined in the browser. */
export const useNonce = () => useContext(NonceContext);
