/** An image of a stage: its address, and where its frames are. */
export interface SheetFile {
  src: string;
  frames?: Readonly<Record<string, { x: number; y: number; w: number; h: number }>>;
}

/** The images of one stage, as the page's loader hands them over. */
export interface StageFiles {
  atlas: SheetFile;
  ground: SheetFile;
  /** The place behind the glass; none behind white paper. */
  depth: SheetFile | null;
  /** Of the eight small Rules. */
  enemies: readonly SheetFile[];
  /** Whole, torn once, torn twice, freed; empty where the Rule is only its word. */
  boss: readonly SheetFile[];
  monster: SheetFile | null;
  ghost: SheetFile | null;
}
