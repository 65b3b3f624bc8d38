/** The fourteen things that have to be said before anybody can enter, in the order they are shown. */
export const legalFields = [
  "organiser",
  "period",
  "eligibility",
  "guardian",
  "entry",
  "prizes",
  "method",
  "notice",
  "claim",
  "transfer",
  "personalData",
  "prohibited",
  "platform",
  "contact",
] as const;
export type LegalField = (typeof legalFields)[number];
