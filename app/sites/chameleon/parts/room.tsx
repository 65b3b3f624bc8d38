import { lazy, Suspense, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useAlive } from "#app/kits/ui/wake/use-alive.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { HuntPage } from "../data.server.ts";
import { rainbowOf } from "../rules/rainbow.ts";
import type { Skin } from "../scene/skin.ts";
import { colourPhrase } from "./colour-phrase.ts";
import { Creature } from "./creature.tsx";
import { Drops } from "./drops.tsx";
import css from "./room.module.css";
import { Stage } from "./stage.tsx";
import { useBook } from "./use-book.ts";
import { useHunt } from "./use-hunt.ts";
import { useStock } from "./use-stock.ts";
// Their scripts come when they are needed, their styles before the first paint.
import "#app/kits/handover/outside-guide.module.css";
import "#app/kits/shelf/later-heart.module.css";
import "#app/kits/shelf/product-still.module.css";
import "#app/kits/ui/notice/notice.module.css";
import "./book.module.css";
import "./find-card.module.css";
import "./find-name.module.css";
import "./found-shade.module.css";
import "./strokes.module.css";
import "./shared-find.module.css";
import "./town.module.css";
import "./trouble.module.css";
import "./ways.module.css";

const Book = lazy(async () => ({ default: (await import("./book.tsx")).Book }));
const FindCard = lazy(async () => ({ default: (await import("./find-card.tsx")).FindCard }));
const SharedFind = lazy(async () => ({ default: (await import("./shared-find.tsx")).SharedFind }));
const Town = lazy(async () => ({ default: (await import("./town.tsx")).Town }));
const Trouble = lazy(async () => ({ default: (await import("./trouble.tsx")).Trouble }));

const Ways = lazy(async () => ({ default: (await import("./ways.tsx")).Ways }));

/** The stage, the creature, what is found, and the book of it. */
export function Room({ page: { samples, find, isBroken } }: { page: HuntPage }) {
  const t = useWords<Words>();
  const isAlive = useAlive();
  const hunt = useHunt(samples);
  const { stock, hasFailed, fetchStock } = useStock();
  const desk = useBook();
  const [isDressed, setIsDressed] = useState(true);
  const [missedIn, setMissedIn] = useState<unknown>(null);
  const { palette, held, trouble, lens } = hunt;
  const hex = held === null ? null : (palette?.colours[held]?.hex ?? null);
  const skin = skinOf(hex, find?.hex ?? null, isDressed ? desk.book : null);
  const place = held === null ? null : (palette?.colours[held] ?? null);

  function toStage(): void {
    document.getElementById("cham-stage")?.scrollIntoView({ block: "start" });
  }

  const said = (): string => {
    if (lens.step !== "off") return t("camera.aim");
    if (hex !== null) return t("stage.held", { colour: colourPhrase(t, hex) });
    if (palette && missedIn === palette) return t("stage.none");
    if (hunt.shown.kind === "sample" || trouble) return "";
    if (!palette) return t("stage.reading");
    return palette.isGrey ? "" : t("stage.told", { count: palette.colours.length });
  };

  const Title = find ? "h2" : "h1";
  return (
    <>
      {find && (
        <Suspense>
          <SharedFind find={find} />
        </Suspense>
      )}
      <div id="cham-stage" className={classNames(css.stage, find && css.below)} data-held={hex ?? undefined}>
        {isBroken && (
          <div className={css.broken}>
            <Notice
              message={t("shared.broken")}
              action={
                <Button look="line" compact onClick={toStage}>
                  {t("shared.brokenAct")}
                </Button>
              }
            />
          </div>
        )}
        <Title className={classNames(css.title, role.display)}>{t("title")}</Title>
        <Stage hunt={hunt} samples={samples} onMiss={() => setMissedIn(palette)}>
          <Creature
            skin={skin}
            gaze={place && { x: place.x - 0.34, y: place.y - 1.05 }}
            label={
              skin.kind === "one"
                ? t("creature.one", { colour: colourPhrase(t, skin.hex) })
                : t(`creature.${skin.kind}`)
            }
          />
        </Stage>
        <div className={css.under}>
          <p className={css.lead} role="status">
            {said() || t("lead")}
          </p>
          {!palette?.isGrey && <Drops hunt={hunt} />}
          <noscript>
            <p>{t("noScript")}</p>
            <a href="/all-products">{t("noScriptShelf")}</a>
          </noscript>
        </div>
      </div>
      {(trouble || palette?.isGrey) && (
        <Suspense>
          <Trouble trouble={trouble} hunt={hunt} />
        </Suspense>
      )}
      {hex !== null && stock && (
        <Suspense>
          <FindCard key={hex} hex={hex} stock={stock} desk={desk} />
        </Suspense>
      )}
      {hex !== null && !stock && (
        <div className={css.wait}>
          {hasFailed ? (
            <Notice
              announce="now"
              message={t("find.stockFailed")}
              action={
                <Button look="line" compact onClick={() => fetchStock()}>
                  {t("ways.again")}
                </Button>
              }
            />
          ) : (
            <p role="status">{t("find.wait")}</p>
          )}
        </div>
      )}
      <div className={css.scripted}>
        {isAlive && (
          <Suspense>
            <Ways hunt={hunt} samples={samples} />
            <Town key={desk.book?.cells[0]?.id ?? ""} hex={hex} />
            <Book desk={desk} isDressed={isDressed} onDress={setIsDressed} onStage={toStage} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** The held colour before all; else the costume that was earned; else what a shared link brought. */
function skinOf(held: string | null, shared: string | null, book: ReturnType<typeof useBook>["book"]): Skin {
  if (held !== null) return { kind: "one", hex: held };
  if (book?.costumeAt) {
    const hexes = rainbowOf(book.cells).filter((hex) => hex !== null);
    if (hexes.length > 0) return { kind: "twelve", hexes };
  }
  return shared === null ? { kind: "grey" } : { kind: "one", hex: shared };
}
