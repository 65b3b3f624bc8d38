/** One node of the graph. Places are in a cube from −1 to 1; the graph turns it about its middle. */
export interface GraphNode {
  at: readonly [x: number, y: number, z: number];
  /** The nodes it is joined to, by place in the list; each pair is named once. */
  links: readonly number[];
  /** 0 to 1: how large it is drawn, and how many small ones hang on it. */
  weight: number;
  /** Written beside it, when there is something to say; null: nothing. */
  label: string | null;
  /** The one that the light rests on; at most one. */
  isLit?: boolean;
}
