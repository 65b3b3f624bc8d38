import { useState } from "react";
import { Chip, ChipLink, ChipRow } from "./chip.tsx";

const finishes = ["マット", "サテン", "艶", "透ける", "ラメ", "パール"];

export const sandboxes = {
  "conditions of a list": () => <Finishes />,
  "conditions with an address": () => (
    <ChipRow label="種類">
      <ChipLink to="?line=all" isCurrent>
        すべて
      </ChipLink>
      <ChipLink to="?line=lip">口紅</ChipLink>
      <ChipLink to="?line=tint">ティント</ChipLink>
    </ChipRow>
  ),
};

function Finishes() {
  const [chosen, setChosen] = useState(["サテン", "ラメ"]);
  return (
    <ChipRow label="質感">
      {finishes.map((finish) => (
        <Chip
          key={finish}
          pressed={chosen.includes(finish)}
          onPress={() =>
            setChosen(chosen.includes(finish) ? chosen.filter((other) => other !== finish) : [...chosen, finish])
          }
        >
          {finish}
        </Chip>
      ))}
    </ChipRow>
  );
}
