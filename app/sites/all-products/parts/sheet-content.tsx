import type { ReactNode } from "react";
import { BuyBar } from "#app/kits/buy/buy-bar.tsx";
import { FactFolds } from "../facts/fact-folds.tsx";
import { PlainFacts } from "../facts/plain-facts.tsx";
import type { SheetData } from "../sheet.server.ts";
import type { CatalogueQuery } from "../rules/catalogue-query.ts";
import { SheetActions } from "./sheet-actions.tsx";
import { SheetColour } from "./sheet-colour.tsx";
import { SheetRelated } from "./sheet-related.tsx";
import { SheetFacts } from "./sheet-facts.tsx";
import { SheetHero } from "./sheet-hero.tsx";
import { SheetNeighbours } from "./sheet-neighbours.tsx";
import { SheetScene } from "./sheet-scene.tsx";
import { SheetReviews } from "./sheet-reviews.tsx";
import type { PaintStart } from "./use-painting.ts";

type SheetContentProps = {
  sheet: SheetData;
  query: CatalogueQuery;
  onPaint: (start: PaintStart) => void;
  /** The shade on six skins. */
  board: ReactNode;
};

/** Everything that is said of one product, in the order in which it decides. */
export function SheetContent({ sheet, query, onPaint, board }: SheetContentProps) {
  const { facts } = sheet;
  return (
    <>
      <SheetHero sheet={sheet} />
      {facts && <PlainFacts facts={facts} query={query} />}
      <SheetColour sheet={sheet} onPaint={onPaint} board={board} />
      <SheetActions sheet={sheet} query={query} />
      {facts ? <FactFolds facts={facts} reviews={<SheetReviews sheet={sheet} />} /> : <SheetFacts sheet={sheet} />}
      <SheetScene sheet={sheet} />
      <SheetNeighbours sheet={sheet} query={query} />
      <SheetRelated sheet={sheet} />
      <BuyBar productId={sheet.item.id} />
    </>
  );
}
