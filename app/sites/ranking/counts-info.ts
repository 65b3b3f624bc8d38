/** What lists and reports are made from. */
export interface CountsInfo {
  withDemo: boolean;
  hasDemo: boolean;
  /** False until the first roll-up has come to its end: half of the counts are not shown. */
  isCounted: boolean;
  asOf: Date;
  thisRound: string;
}
