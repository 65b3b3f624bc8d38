import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { contrastRatio } from "#app/kits/basics/srgb.ts";
import { productAddress } from "#app/kits/shelf/product-address.ts";
import { finishWord } from "#app/kits/shelf/product-words.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Shelf } from "../data.server.ts";
import { shelfAddress, type ShelfQuery } from "../rules/shelf-query.ts";
import { fromShelf } from "./sheet-depth.ts";
import type { PaintStart } from "./use-painting.ts";
import css from "./painting.module.css";

type PaintingProps = { start: PaintStart; query: ShelfQuery; onClose: () => void };

/** Ink is read on this paint; on any other, bone. */
const isLight = (hex: string): boolean => contrastRatio(hex, "#050304") >= 7;

/**
 * The screen painted with one shade: the stroke follows the finger, a tap lets it run. When it covers everything, the
 * words of the colour surface. The true chip stands below it, on grey, and is never painted over.
 */
export function Painting({ start, query, onClose }: PaintingProps) {
  const t = useWords<Words>();
  const { item, from, isOpen = false } = start;
  const hex = item.hex ?? "";
  const dialog = useRef<HTMLDialogElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPainted, setIsPainted] = useState(false);
  const { load, data } = useFetcher<Shelf>();
  const words = start.words ?? (data?.sheet && (data.sheet.scene ?? data.sheet.description));

  useEffect(() => {
    if (start.words === undefined) void load(productAddress(item.id));
  }, [load, start.words, item.id]);

  useEffect(() => {
    const place = dialog.current;
    const surface = canvas.current;
    if (!place || !surface) return;
    const leaving = new AbortController();
    // The finger may be lifted before the paint has come: then it runs by itself.
    let isDown = start.isHeld?.() ?? false;
    window.addEventListener("pointerup", () => (isDown = false), { signal: leaving.signal });
    // While a finger is down the page must stay alive under it: a modal dialog would take the finger away.
    const rise = (): void => {
      if (place.matches(":popover-open")) place.hidePopover();
      if (place.open) return;
      place.showModal();
      paper.current?.focus();
    };
    if (isDown && "showPopover" in place) place.showPopover();
    else rise();
    const look = { hex, finish: item.finish ?? "satin", isLight: isLight(hex) };
    void import("../scene/paint-screen.ts").then(
      ({ startPainting }) =>
        startPainting(surface, {
          ...{ look, from: isDown ? from : null, isStill: preferences.isMotionReduced(), signal: leaving.signal },
          onPainted: () => {
            rise();
            setIsPainted(true);
          },
          onDrawnBack: onClose,
        }),
      onClose,
    );
    return () => {
      leaving.abort();
      place.close();
    };
    // A painting is one gesture: another start is another painting, by its key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function cancel(event: SyntheticEvent): void {
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      popover="manual"
      className={css.painting}
      aria-label={t("paint.label", { name: item.name })}
      data-paint={isLight(hex) ? "light" : "dark"}
      data-painted={isPainted || undefined}
      onCancel={cancel}
    >
      <div ref={paper} className={css.paper} tabIndex={-1}>
        <canvas ref={canvas} className={css.canvas} aria-hidden="true" />
        <div className={css.scene} aria-live="polite">
          {isPainted && words && <p className={css.words}>{words}</p>}
        </div>
      </div>
      <div className={css.truth}>
        <ShadeChip hex={hex} />
        <p className={css.who}>
          <span className={classNames(role.display, css.name)}>{item.name}</span>
          <span className={css.facts}>
            {item.number} {finishWord(item.finish)}
          </span>
        </p>
        <div className={css.ways}>
          {!isOpen && (
            <Link
              className={buttonClass({ look: "line", compact: true })}
              to={shelfAddress({ ...query, p: item.id })}
              state={fromShelf}
              preventScrollReset
              onClick={onClose}
            >
              {t("paint.open")}
            </Link>
          )}
          <Button look="bone" compact onClick={onClose}>
            {t("paint.close")}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
