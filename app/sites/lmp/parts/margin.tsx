import type { ProphecyMarginState } from "#contracts/prophecy-history.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { Mouth } from "./mouth.tsx";
import css from "./margin.module.css";

export interface MarginProps {
  margin: ProphecyMarginState;
  place: "water" | "sheet";
}

/** The mouth that the visitor's letters draw: on the water beside the closed letter, in the margin of the open one. */
export function Margin({ margin: { form, hexes, line }, place }: MarginProps) {
  const t = useMessages<Messages>();
  const label = t("mouth.soFar", { count: hexes.length });
  if (place === "water")
    return (
      <div className={css.water} data-mouth={hexes.length}>
        <Mouth form={form} hexes={hexes} label={label} />
      </div>
    );
  return (
    <div className={`${css.note} anchor`} data-mouth={hexes.length}>
      <Mouth form={form} hexes={hexes} label={label} />
      <div>
        <p className={`${css.count} text-fine text-strong`}>{t("mouth.margin")}</p>
        <p className="text-body text-leading-17 text-medium">{line}</p>
      </div>
    </div>
  );
}
