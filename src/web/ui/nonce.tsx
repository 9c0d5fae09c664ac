import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Hands the nonce of the page's own scripts to the server's rendering; empty in the browser. */
export const NonceProvider = NonceContext.Provider;
export const useNonce = () => useContext(NonceContext);
