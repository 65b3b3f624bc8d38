import { createContext } from "react";

/** The id of the request whose page failed; null on every page that did not. */
export const RequestId = createContext<string | null>(null);
