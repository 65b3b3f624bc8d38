/** One thing to put on the paper: a filled outline, or a line with a width. Numbers and colours only, never text. */
export type Shape =
  | { d: string; fill: string; opacity?: number; at?: string }
  | { d: string; line: string; width: number; opacity?: number; at?: string };
