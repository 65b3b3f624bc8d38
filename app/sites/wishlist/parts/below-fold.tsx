import type { Wish } from "#contracts/wishes.ts";
import { RemovedList } from "./removed-list.tsx";
import { SharePanel } from "./share-panel.tsx";
import { Tools } from "./tools.tsx";
import type { MyListState } from "./use-my-list.ts";
import { WaitingList } from "./waiting-list.tsx";
import { WishList } from "./wish-list.tsx";

interface BelowFoldProps {
  own: MyListState;
  /** What of the list is still in the catalogue. */
  known: readonly Wish[];
  apiBasePath: string;
}

/** The list and everything one does with it; its script comes when there is a list to show. */
export function BelowFold({ own, known, apiBasePath }: BelowFoldProps) {
  const cards = known.flatMap(({ productId }) => own.cards.byId.get(productId) ?? []);
  const wantedIds = known.filter(({ state }) => state === "wanted").map(({ productId }) => productId);
  return (
    <>
      {known.length > 0 && <WishList own={own} known={known} />}
      <WaitingList own={own} />
      <RemovedList own={own} />
      {known.length > 0 && <Tools cards={cards} wantedIds={wantedIds} apiBasePath={apiBasePath} />}
      {known.length > 0 && <SharePanel share={own.mine.share} onChanged={own.reload} />}
    </>
  );
}
