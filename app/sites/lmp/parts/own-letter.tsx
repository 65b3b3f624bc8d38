import { useEffect, useRef, useState } from "react";
import { type ProphecyCard, type ProphecyLetter, prophecyMonthCardsSchema } from "#contracts/prophecy-book.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { Ask } from "./ask.tsx";
import { NightShade } from "./night-shade.tsx";
import { ShareLetter } from "./share-letter.tsx";

type OwnLetterProps = { letter: ProphecyLetter; today: string; onOwn: () => void };

/** Below a letter that was opened by its address: its shade, and for its owner share and 「当たった？」. */
export function OwnLetter({ letter, today, onOwn }: OwnLetterProps) {
  const [card, setCard] = useState<ProphecyCard | null>(null);
  const tell = useRef(onOwn);

  useEffect(() => {
    tell.current = onOwn;
  }, [onOwn]);

  useEffect(() => {
    const leaving = new AbortController();
    const path = `/api/lmp/book/${letter.day.slice(0, 7)}` as const;
    apiFetch(path, { schema: prophecyMonthCardsSchema, signal: leaving.signal }).then(
      ({ cards }) => {
        const own = cards.find(({ day, key }) => day === letter.day && key === letter.key);
        if (!own) return;
        setCard(own);
        tell.current();
      },
      // Nobody misses what they do not know of: the letter stays somebody's.
      () => {},
    );
    return () => leaving.abort();
  }, [letter]);

  return (
    <>
      <NightShade letter={letter} />
      {card && <ShareLetter letter={letter} />}
      {card && card.day < today && <Ask card={card} />}
    </>
  );
}
