/** What an address can be called after an entry; it proves nothing. */
export const results = ["win", "lose", "entered", "already", "closed", "notyet", "check"] as const;
export type Result = (typeof results)[number];
