import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Tabs } from "#app/kits/ui/tabs/tabs.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Colour } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./mixing-panel.module.css";
import { shadeRef } from "./shade-ref.ts";

interface ColourTabsProps {
  colours: readonly Colour[];
  /** The tab that is open at first. */
  initialTab: "retired" | "found";
  chosen: readonly string[];
  isFull: boolean;
  onToggle: (colour: Colour) => void;
  onFull: () => void;
}

/** Everything that can be crushed, by where it comes from; what ended its role comes first. */
export function ColourTabs({ colours, initialTab, chosen, isFull, onToggle, onFull }: ColourTabsProps) {
  const t = useMessages<Messages>();
  const toggle = (colour: Colour): void => {
    if (isFull && !chosen.includes(colour.source)) onFull();
    else onToggle(colour);
  };
  const listOf = (listed: readonly Colour[]) => <ColourList colours={listed} chosen={chosen} onToggle={toggle} />;
  const coloursOf = (shelf: Colour["shelf"]) => colours.filter((colour) => colour.shelf === shelf);
  const found = coloursOf("found");
  return (
    <div className={`${css.groups} on-grey`}>
      <Tabs
        label={t("mixing.shelves")}
        selected={initialTab}
        tabs={[
          {
            id: "retired",
            label: t("mixing.retired"),
            panel: (
              <>
                {listOf(colours.filter(({ isRetired }) => isRetired))}
                <p className="text-note">{t("mixing.retiredNone")}</p>
              </>
            ),
          },
          { id: "lip", label: t("mixing.lip"), panel: listOf(coloursOf("lip")) },
          { id: "shadow", label: t("mixing.shadow"), panel: listOf(coloursOf("shadow")) },
          { id: "found", label: t("mixing.found"), panel: found.length > 0 ? listOf(found) : <NoFoundColours /> },
        ]}
      />
    </div>
  );
}

interface ColourListProps {
  colours: readonly Colour[];
  chosen: readonly string[];
  onToggle: (colour: Colour) => void;
}

function ColourList({ colours, chosen, onToggle }: ColourListProps) {
  return (
    <ul className={`${css.colours} below-3 stack-2`}>
      {colours.map((colour) => (
        <li key={colour.source}>
          <button
            type="button"
            ref={shadeRef(colour.hex)}
            className={`${css.colour} text-bright`}
            aria-pressed={chosen.includes(colour.source)}
            data-source={colour.source}
            onClick={() => onToggle(colour)}
          >
            <span className={`${css.colourName} text-fine text-leading-14`}>{colour.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where colours are found. */
function NoFoundColours() {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.none} stack-3`}>
      <p className="text-note">{t("mixing.foundNone")}</p>
      <ButtonLink look="line" compact to="/chameleon">
        {t("mixing.toFound")}
      </ButtonLink>
    </div>
  );
}
