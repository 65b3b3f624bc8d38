import type { ReactNode } from "react";
import type { SheetData } from "../sheet.server.ts";
import type { CatalogueQuery } from "../rules/catalogue-query.ts";
import { SheetActions } from "./sheet-actions.tsx";
import { SheetColour } from "./sheet-colour.tsx";
import { SheetRelated } from "./sheet-related.tsx";
import { SheetFacts } from "./sheet-facts.tsx";
import { SheetHero } from "./sheet-hero.tsx";
import { SheetNeighbours } from "./sheet-neighbours.tsx";
import { SheetScene } from "./sheet-scene.tsx";
import type { PaintStart } from "./use-painting.ts";

type SheetContentProps = {
  sheet: SheetData;
  query: CatalogueQuery;
  onPaint: (start: PaintStart) => void;
  /** The shade on six skins. */
  board: ReactNode;
};

/** Everything that is said of one product, from its picture to its number. */
export function SheetContent({ sheet, query, onPaint, board }: SheetContentProps) {
  return (
    <>
      <SheetHero sheet={sheet} />
      <SheetColour sheet={sheet} onPaint={onPaint} board={board} />
      <SheetActions sheet={sheet} query={query} />
      <SheetScene sheet={sheet} />
      <SheetNeighbours sheet={sheet} query={query} />
      <SheetRelated sheet={sheet} />
      <SheetFacts sheet={sheet} />
    </>
  );
}
