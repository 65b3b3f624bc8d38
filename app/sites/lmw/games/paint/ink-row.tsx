import { useEffect, useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { drawPot } from "./draw-pot.ts";
import { pot } from "./pot.ts";
import css from "./paint.module.css";

interface InkRowProps {
  hex: string;
  /** Squares that the brush still fills, and how many a full one does. */
  ink: number;
  fullInk: number;
  onDip: () => void;
}

/** The third night's pot beside the squares: what is left in the brush, a mark a square, and the dip. */
export function InkRow({ hex, ink, fullInk, onDip }: InkRowProps) {
  const t = useMessages<Messages>();
  return (
    <div className={css.ink} data-ink={ink}>
      <PotPicture hex={hex} />
      <div>
        <p className="text-fine">{t("games.paint.ink", { n: ink })}</p>
        <p className={css.marks} aria-hidden="true">
          {Array.from({ length: fullInk }, (_, n) => (
            <span key={n} data-full={n < ink || undefined} />
          ))}
        </p>
      </div>
      <Button look="line" compact onClick={onDip} data-dip>
        {t("games.paint.dip")}
      </Button>
    </div>
  );
}

const sidePx = 152;

function PotPicture({ hex }: { hex: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const scale = sidePx / (pot.radius * 2.7);
    context.setTransform(scale, 0, 0, scale, sidePx * 0.46, sidePx * 0.44);
    context.clearRect(-sidePx, -sidePx, sidePx * 2, sidePx * 2);
    drawPot(context, hex);
  }, [hex]);
  return <canvas ref={canvas} className={css.pot} width={sidePx} height={sidePx} aria-hidden="true" />;
}
