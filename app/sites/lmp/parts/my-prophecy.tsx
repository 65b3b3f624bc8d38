import { useEffect, useEffectEvent, useState } from "react";
import { type ProphecyCard, type Prophecy, prophecyMonthCardsSchema } from "#contracts/prophecy-history.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { OutcomeQuestion } from "./outcome-question.tsx";
import { ProphecyShade } from "./prophecy-shade.tsx";
import { ShareProphecy } from "./share-prophecy.tsx";

type MyProphecyProps = { letter: Prophecy; today: string; onOwn: () => void };

/** Below a letter that was opened by its address: its shade, and for its owner share and 「当たった？」. */
export function MyProphecy({ letter: prophecy, today, onOwn: onMine }: MyProphecyProps) {
  const [card, setCard] = useState<ProphecyCard | null>(null);
  const notifyMine = useEffectEvent(onMine);

  useEffect(() => {
    const controller = new AbortController();
    const path = `/api/lmp/book/${prophecy.day.slice(0, 7)}` as const;
    apiFetch(path, { schema: prophecyMonthCardsSchema, signal: controller.signal }).then(
      ({ cards }) => {
        const myCard = cards.find(({ day, key }) => day === prophecy.day && key === prophecy.key);
        if (!myCard) return;
        setCard(myCard);
        notifyMine();
      },
      // Nobody misses what they do not know of: the letter stays somebody's.
      () => {},
    );
    return () => controller.abort();
  }, [prophecy]);

  return (
    <>
      <ProphecyShade letter={prophecy} />
      {card && <ShareProphecy letter={prophecy} />}
      {card && card.day < today && <OutcomeQuestion card={card} />}
    </>
  );
}
