import { useState } from "react";
import type { DayHalf } from "#contracts/two-faces.ts";
import type { LookView, StyleData } from "../data.server.ts";
import type { NamedPair } from "../rules/pair.ts";
import type { StyleMirror } from "../mirror/use-style-mirror.ts";
import { Card } from "./card.tsx";
import { StyleSourcePicker } from "./source-picker.tsx";
import { Names } from "./names.tsx";
import { MyType } from "./my-type.tsx";

interface CardEditorProps {
  data: StyleData;
  named: NamedPair;
  names: Record<DayHalf, string>;
  looks: Record<DayHalf, LookView>;
  line: string;
  mirror: StyleMirror;
  onNames: (names: NamedPair["names"]) => void;
}

/** All that needs a script: one's own starting point, other faces, names, and the card that comes of them. */
export function CardEditor({ data, named, names, looks, line, mirror, onNames }: CardEditorProps) {
  const [hasCard, setHasCard] = useState(false);
  return (
    <>
      <MyType types={data.types} looks={data.looks} />
      <StyleSourcePicker models={data.models} servedFace={data.face} mirror={mirror} />
      <Names bank={data.bank} named={named} onNames={onNames} onSave={() => setHasCard(true)} />
      {hasCard && (
        <Card named={named} names={names} looks={looks} line={line} canvases={mirror.canvases} source={mirror.source} />
      )}
    </>
  );
}
