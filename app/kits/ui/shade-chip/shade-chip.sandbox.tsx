import { useState } from "react";
import { ShadeChip } from "./shade-chip.tsx";
import { type ShadeOption, ShadeChoice } from "./shade-choice.tsx";

export const trialShades: ShadeOption[] = [
  { id: "01", hex: "#DE5038", name: "踊り場の金魚、サテン", label: "01" },
  { id: "13", hex: "#F09A55", name: "信号待ちの杏、透ける", label: "13" },
  { id: "11", hex: "#C9A08C", name: "博物館の居眠り、サテン", label: "11" },
  { id: "14", hex: "#BF8040", name: "煮詰めた満月、ラメ", label: "14" },
  { id: "17", hex: "#5B2A4F", name: "眠らない葡萄、マット", label: "17" },
  { id: "23", hex: "#5A1E22", name: "最後のひとくち、艶", label: "23" },
];

export const sandboxes = {
  "one of six": () => <Choice />,
  "beside its name": () => (
    <p>
      <ShadeChip hex="#5A1E22" size="text" />
      23　最後のひとくち
    </p>
  ),
};

function Choice() {
  const [value, setValue] = useState("01");
  return <ShadeChoice legend="唇にのせる色" name="shade" shades={trialShades} value={value} onChoose={setValue} />;
}
