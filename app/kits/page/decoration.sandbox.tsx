import { Decoration, type DecorationKind } from "./decoration.tsx";

const kinds: [DecorationKind, "left" | "right"][] = [
  ["lipMenu", "left"],
  ["voteMenu", "right"],
];

export const sandboxes = {
  "beside the column, on a wide window": () =>
    kinds.map(([kind, side]) => (
      <Decoration key={kind} kind={kind} side={side} label={kind}>
        {kind}
      </Decoration>
    )),
};
