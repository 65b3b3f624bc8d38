/** How long one line of the two reviews stands before the other answers, in ms: read calmly, not waited for. */
export const lineMs = 2600;
