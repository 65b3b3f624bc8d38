/** Where the four shadows of a palette open on a face: in the query of the tester, so that each can be exchanged there. */
export const testerPath = (pans: readonly { number: string }[]): string =>
  `/virtual_tester?e=${pans.map(({ number }) => number).join(".")}`;
