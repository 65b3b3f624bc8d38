import { ShadeChip } from "../shade-chip/shade-chip.tsx";
import { ChoiceTile } from "./choice-tile.tsx";

export const sandboxes = {
  "one of three, with a bar": () => (
    <fieldset className="grid halves">
      <legend>何分ありますか。</legend>
      {["三分", "七分"].map((minutes, at) => (
        <ChoiceTile
          key={minutes}
          mark="bar"
          name="minutes"
          value={minutes}
          defaultChecked={at === 1}
          className="target-line"
        >
          {minutes}
        </ChoiceTile>
      ))}
    </fieldset>
  ),
  "several, drawn by the caller": () => (
    <div className="on-grey row-2">
      {["#8C0A1E", "#B5321E", "#5E2A3C"].map((hex, at) => (
        <ChoiceTile
          key={hex}
          type="checkbox"
          aria-label={hex}
          disabled={at === 2}
          defaultChecked={at === 0}
          className="middle target-box"
        >
          <ShadeChip hex={hex} />
        </ChoiceTile>
      ))}
    </div>
  ),
};
