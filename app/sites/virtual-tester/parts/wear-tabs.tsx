import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./wear-controls.module.css";
import { type Place, places } from "./worn.ts";

interface WearTabsProps {
  place: Place;
  /** Where something is worn: it has a tick. */
  worn: Readonly<Record<Place, boolean>>;
  onPlace: (place: Place) => void;
}

/** Lips, lids, lashes, line: what the shelf below is for. All of it is worn together. */
export function WearTabs({ place, worn, onPlace }: WearTabsProps) {
  const t = useWords<Words>();
  return (
    <div className={css.tabs} role="group" aria-label={t("places.label")}>
      {places.map((one) => (
        <button key={one} type="button" aria-pressed={one === place} onClick={() => onPlace(one)}>
          {t(`places.${one}`)}
          {worn[one] && (
            <span className={css.tick}>
              <TickIcon />
              <span className="visually-hidden">{t("places.worn")}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
