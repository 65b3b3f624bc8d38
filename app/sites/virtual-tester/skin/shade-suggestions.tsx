import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { SkinShades } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { parseEyeQuery, setEyeQuery, withShade } from "../rules/eye-query.ts";
import { type ContrastDirection, suggestShades, targetContrast } from "../rules/suggest-shades.ts";
import css from "./skin.module.css";
import type { SkinResult } from "./use-skin.ts";

/** Shades for lips and lids by how much light and dark the face itself has. Its first button disagrees. */
export function ShadeSuggestions({ result, shades }: { result: SkinResult; shades: SkinShades }) {
  const t = useMessages<Messages>();
  const [query] = useSearchParams();
  const [direction, setDirection] = useState<ContrastDirection>("with");
  const { tone, contrast } = result;
  const target = targetContrast(contrast.level, direction);
  const lips = suggestShades(tone.lab, shades.lips, target);
  const lids = suggestShades(tone.lab, shades.shadows, target);
  const selection = parseEyeQuery(query);
  return (
    <div className="column-3">
      <h3 className={role.display}>{t("skin.suggest.title")}</h3>
      <p>
        {t(`skin.suggest.${contrast.level}`, { n: Math.round(contrast.brows) })}
        {contrast.lips !== null && t("skin.suggest.ownLips", { n: Math.round(contrast.lips) })}
      </p>
      <Button look="line" wide onClick={() => setDirection(direction === "with" ? "against" : "with")}>
        {t(direction === "with" ? "skin.suggest.disagree" : "skin.suggest.back")}
      </Button>
      <p role="status" className="text-body">
        {t(`skin.suggest.${direction}`)}
      </p>
      <ShadeTiles
        label={t("skin.suggest.lips")}
        shades={lips}
        addressOf={(id) => `/virtual_tester${withShade(query, id)}`}
      />
      <ShadeTiles
        label={t("skin.suggest.lids")}
        shades={lids}
        addressOf={(id) => `?${setEyeQuery(query, { ...selection, lids: [null, id, null, null] })}`}
      />
    </div>
  );
}

interface ShadeTilesProps {
  label: string;
  shades: SkinShades["lips"];
  /** Where the face wears it. */
  addressOf: (id: string) => string;
}

function ShadeTiles({ label, shades, addressOf }: ShadeTilesProps) {
  const t = useMessages<Messages>();
  return (
    <div className="stack-2">
      <h4 className="text-body text-strong">{label}</h4>
      <ul className={css.tiles} aria-label={label}>
        {shades.map(({ id, hex, name }) => (
          <li key={id}>
            <Link to={addressOf(id)} data-shade={id} aria-label={t("skin.suggest.try", { shade: name })}>
              <ShadeChip hex={hex} />
              <span className="text-body text-leading-15" aria-hidden="true">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
