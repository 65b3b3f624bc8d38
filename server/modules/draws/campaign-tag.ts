/** The tag of all pages that show campaigns: a publishing, an end and a draw drop them. */
export const campaignTag = "campaigns";
