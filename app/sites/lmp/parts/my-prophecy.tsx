import { useEffect, useEffectEvent } from "react";
import { type Prophecy, prophecyMonthCardsSchema } from "#contracts/prophecy-history.ts";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { OutcomeQuestion } from "./outcome-question.tsx";
import { ProphecyShade } from "./prophecy-shade.tsx";
import { ShareProphecy } from "./share-prophecy.tsx";

type MyProphecyProps = { prophecy: Prophecy; today: string; onMine: () => void };

/** Below a letter that was opened by its address: its shade, and for its owner share and 「当たった？」. */
export function MyProphecy({ prophecy, today, onMine }: MyProphecyProps) {
  // Nobody misses what they do not know of: without an answer the letter stays somebody's.
  const { data } = useFetched(`/api/lmp/book/${prophecy.day.slice(0, 7)}`, () => prophecyMonthCardsSchema);
  const card = data?.cards.find(({ day, key }) => day === prophecy.day && key === prophecy.key);
  const isMine = card !== undefined;
  const notifyMine = useEffectEvent(onMine);
  useEffect(() => {
    if (isMine) notifyMine();
  }, [isMine]);

  return (
    <>
      <ProphecyShade letter={prophecy} />
      {card && <ShareProphecy letter={prophecy} />}
      {card && card.day < today && <OutcomeQuestion card={card} />}
    </>
  );
}
