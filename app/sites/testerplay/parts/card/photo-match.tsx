import { useEffect, useRef, useState } from "react";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Switch } from "#app/kits/ui/switch/switch.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import type { Stroke } from "../../rules/tester-result.ts";
import { matchPhoto } from "../../rules/match-photo.ts";
import { openPhoto, type PhotoColours } from "../../scene/photo-colours.ts";
import css from "./photo.module.css";
import { PhotoRing, type Spot } from "./photo-ring.tsx";

interface PhotoMatchProps {
  page: PlayPage;
  strokes: readonly Stroke[];
}

/** Lays a photograph of the real swatches beside the shades, on the device: how near is each? */
export function PhotoMatch({ page, strokes }: PhotoMatchProps) {
  const t = useMessages<Messages>();
  const file = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<PhotoColours | "broken" | null>(null);
  const [hasWhite, setHasWhite] = useState(false);
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const [white, setWhite] = useState<Spot>({ x: 0.5, y: 0.06 });
  const shades = [...new Set(strokes.map(({ shade }) => shade))].flatMap((shade) => page.shades[shade] ?? []);
  const openedPhoto = photo === "broken" ? null : photo;

  async function choose(chosen: File): Promise<void> {
    try {
      setPhoto(await openPhoto(chosen));
      setSpots(shades.map((_, i) => ({ x: 0.5, y: (i + 1) / (shades.length + 1) })));
    } catch {
      setPhoto("broken");
    }
  }

  return (
    <details className={css.photo}>
      <summary>{t("photo.title")}</summary>
      <div className={`${css.inside} stack-3`}>
        <p>{t("photo.lead")}</p>
        <PhotoInput ref={file} label={t("photo.choose")} onPhoto={(chosen) => void choose(chosen)} />
        <Button look="line" wide compact onClick={() => file.current?.click()}>
          {t("photo.choose")}
        </Button>
        <p role="status" className={css.status}>
          {photo === "broken" && t("photo.broken")}
        </p>
        {openedPhoto && (
          <>
            <p>{t("photo.hint")}</p>
            <PhotoPoints
              photo={openedPhoto}
              shades={shades}
              spots={spots}
              white={white}
              hasWhite={hasWhite}
              onSpots={setSpots}
              onWhite={setWhite}
            />
            <Switch
              label={t("photo.white")}
              onLabel={t("photo.on")}
              offLabel={t("photo.off")}
              checked={hasWhite}
              onChange={({ target }) => setHasWhite(target.checked)}
            />
            <Matches photo={openedPhoto} shades={shades} spots={spots} white={white} hasWhite={hasWhite} />
            <Button look="quiet" compact onClick={() => setPhoto(null)}>
              {t("photo.remove")}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}

interface MatchesProps {
  photo: PhotoColours;
  shades: PlayPage["shades"];
  /** Where each shade lies in the photograph; where none is known, `white` stands in. */
  spots: readonly Spot[];
  white: Spot;
  hasWhite: boolean;
}

interface PhotoPointsProps extends MatchesProps {
  onSpots: (spots: Spot[]) => void;
  onWhite: (spot: Spot) => void;
}

/** The photograph, with a ring to be laid on each shade, and one for white. */
function PhotoPoints({ photo, shades, spots, white, hasWhite, onSpots, onWhite }: PhotoPointsProps) {
  const t = useMessages<Messages>();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvasRef.current) photo.draw(canvasRef.current);
  }, [photo]);
  return (
    <div className="anchor bleed on-grey">
      <canvas ref={canvasRef} className={css.canvas} role="img" aria-label={t("photo.picture")} />
      {shades.map(({ id, name, hex }, i) => (
        <PhotoRing
          key={id}
          hex={hex}
          label={t("photo.point", { name })}
          spot={spots[i] ?? white}
          onMove={(spot) => onSpots(spots.map((other, at) => (at === i ? spot : other)))}
        />
      ))}
      {hasWhite && <PhotoRing hex={null} label={t("photo.whitePoint")} spot={white} onMove={onWhite} />}
    </div>
  );
}

/** How near the photograph is to each shade, and to all of them. */
function Matches({ photo, shades, spots, white, hasWhite }: MatchesProps) {
  const t = useMessages<Messages>();
  const whiteHex = hasWhite ? photo.hexAt(white) : null;
  const rows = shades.map((shade, i) => ({
    shade,
    match: matchPhoto(photo.hexAt(spots[i] ?? white), shade.hex, whiteHex),
  }));
  const overall = Math.round(rows.reduce((sum, { match }) => sum + match.ratio, 0) / Math.max(1, rows.length));
  return (
    <>
      <ul className={`${css.rows} bleed on-grey`}>
        {rows.map(({ shade: { id, name, hex }, match: { hex: seen, ratio, difference } }) => (
          <li key={id} className="align-centre stack-3 text-fine">
            <Pair seen={seen} shade={hex} />
            <span className="text-leading-14 text-strong">{name}</span>
            <span>{t("photo.row", { ratio, difference: difference.toFixed(1) })}</span>
          </li>
        ))}
      </ul>
      <p className="text-lead text-strong" role="status">
        {t("photo.whole", { ratio: overall })}
      </p>
      <p className="text-fine">{t("photo.note")}</p>
    </>
  );
}

/** What the photograph shows beside what the shade is. */
function Pair({ seen, shade }: { seen: string; shade: string }) {
  return (
    <svg className={css.pair} viewBox="0 0 2 1" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h1v1H0z" fill={seen} />
      <path d="M1 0h1v1H1z" fill={shade} />
    </svg>
  );
}
