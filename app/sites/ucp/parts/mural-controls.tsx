import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Switch } from "#app/kits/ui/switch/switch.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MuralTileData } from "#contracts/painting.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./mural-view.module.css";

/** Nearer, further, all of it. */
export function ZoomButtons({ onZoom, onWhole }: { onZoom: (factor: number) => void; onWhole: () => void }) {
  const t = useMessages<Messages>();
  return (
    <div className="row-2">
      <Button look="line" compact onClick={() => onZoom(1.7)}>
        {t("mural.near")}
      </Button>
      <Button look="line" compact onClick={() => onZoom(1 / 1.7)}>
        {t("mural.far")}
      </Button>
      <Button look="line" compact onClick={onWhole}>
        {t("mural.whole")}
      </Button>
    </div>
  );
}

/** Shows the main colour of each tile alone. */
export function ColourSwitch({ isByColour, onChange }: { isByColour: boolean; onChange: (isOn: boolean) => void }) {
  const t = useMessages<Messages>();
  return (
    <Switch
      label={t("mural.byColour")}
      hint={isByColour ? t("mural.byColourNote") : undefined}
      onLabel={t("mixing.on")}
      offLabel={t("mixing.off")}
      checked={isByColour}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** What the keys open. */
export const openTileId = "ucp-open-tile";

/** The name of the chosen tile, and the way to its page. */
export function ChosenTile({ chosen }: { chosen: MuralTileData | null }) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.note} spread-3`}>
      <p role="status" className="grid text-note">
        {chosen ? (
          <>
            <b className={`text-bright text-heading ${role.display}`}>{chosen.title}</b>
            <span>{t("mural.was", { name: chosen.sources[0] ?? "" })}</span>
          </>
        ) : (
          t("mural.none")
        )}
      </p>
      {chosen && (
        <ButtonLink id={openTileId} look="bone" compact to={`/ucp-share?a=${chosen.id}`}>
          {t("mural.open")}
        </ButtonLink>
      )}
    </div>
  );
}
