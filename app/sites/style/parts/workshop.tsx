import { useState } from "react";
import type { DayHalf } from "#contracts/two-faces.ts";
import type { LookView, StyleData } from "../data.server.ts";
import type { NamedPair } from "../rules/pair.ts";
import type { Halves } from "../stage/use-halves.ts";
import { Card } from "./card.tsx";
import { Faces } from "./faces.tsx";
import { Names } from "./names.tsx";
import { OwnType } from "./own-type.tsx";

interface WorkshopProps {
  data: StyleData;
  named: NamedPair;
  names: Record<DayHalf, string>;
  worn: Record<DayHalf, LookView>;
  line: string;
  halves: Halves;
  onNames: (names: NamedPair["names"]) => void;
}

/** All that needs a script: one's own starting point, other faces, names, and the card that comes of them. */
export function Workshop({ data, named, names, worn, line, halves, onNames }: WorkshopProps) {
  const [isMade, setIsMade] = useState(false);
  return (
    <>
      <OwnType types={data.types} looks={data.looks} />
      <Faces models={data.models} served={data.face} halves={halves} />
      <Names bank={data.bank} named={named} onNames={onNames} onKept={() => setIsMade(true)} />
      {isMade && (
        <Card named={named} names={names} looks={worn} line={line} places={halves.places} source={halves.source} />
      )}
    </>
  );
}
