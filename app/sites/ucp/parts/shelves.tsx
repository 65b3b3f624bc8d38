import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Tabs } from "#app/kits/ui/tabs/tabs.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Colour } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./bench.module.css";
import { shadeRef } from "./shade-ref.ts";

interface ShelvesProps {
  colours: readonly Colour[];
  /** The shelf that stands open at first. */
  shown: "retired" | "found";
  chosen: readonly string[];
  isFull: boolean;
  onToggle: (colour: Colour) => void;
  onFull: () => void;
}

/** Everything that can be crushed, by where it comes from; what ended its role comes first. */
export function Shelves({ colours, shown, chosen, isFull, onToggle, onFull }: ShelvesProps) {
  const t = useWords<Words>();
  const press = (colour: Colour): void => {
    if (isFull && !chosen.includes(colour.source)) onFull();
    else onToggle(colour);
  };
  const shelf = (these: readonly Colour[]) => (
    <ul className={css.colours}>
      {these.map((colour) => (
        <li key={colour.source}>
          <button
            type="button"
            ref={shadeRef(colour.hex)}
            className={css.colour}
            aria-pressed={chosen.includes(colour.source)}
            data-source={colour.source}
            onClick={() => press(colour)}
          >
            <span className={css.colourName}>{colour.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  const retired = colours.filter(({ isRetired }) => isRetired);
  const found = colours.filter((colour) => colour.shelf === "found");
  return (
    <div className={classNames(css.shelves)}>
      <Tabs
        label={t("bench.shelves")}
        selected={shown}
        tabs={[
          {
            id: "retired",
            label: t("bench.retired"),
            panel: (
              <>
                {shelf(retired)}
                <p className={css.note}>{t("bench.retiredNone")}</p>
              </>
            ),
          },
          { id: "lip", label: t("bench.lip"), panel: shelf(colours.filter((colour) => colour.shelf === "lip")) },
          {
            id: "shadow",
            label: t("bench.shadow"),
            panel: shelf(colours.filter((colour) => colour.shelf === "shadow")),
          },
          {
            id: "found",
            label: t("bench.found"),
            panel:
              found.length > 0 ? (
                shelf(found)
              ) : (
                <div className={css.none}>
                  <p className={css.note}>{t("bench.foundNone")}</p>
                  <ButtonLink look="line" compact to="/chameleon">
                    {t("bench.toFound")}
                  </ButtonLink>
                </div>
              ),
          },
        ]}
      />
    </div>
  );
}
