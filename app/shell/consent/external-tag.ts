import { createContext } from "react";

/**
 * The outside tag of this hub as `<html data-external>` holds it, handed in by the server's render; null on the phone,
 * which reads the attribute. The same for all visitors: whether it is loaded, each browser decides.
 */
export const ExternalTag = createContext<string | null>(null);
