"use no memo"; // It was never compiled, and would only be heavier.
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { contrastRatio } from "#app/kits/basics/srgb.ts";
import { productPath } from "#app/kits/product/product-address.ts";
import { finishLabel } from "#app/kits/product/product-labels.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CatalogueData } from "../data.server.ts";
import { catalogueAddress, type CatalogueQuery } from "../rules/catalogue-query.ts";
import { openedFromCatalogue } from "./sheet-depth.ts";
import type { PaintStart } from "./use-painting.ts";
import css from "./painting.module.css";

type PaintingProps = { start: PaintStart; query: CatalogueQuery; onClose: () => void };

/** Ink is read on this paint; on any other, bone. */
const isLight = (hex: string): boolean => contrastRatio(hex, "#050304") >= 7;

/**
 * The screen painted with one shade: the stroke follows the finger, a tap lets it run. When it covers everything, the
 * words of the colour surface. The true chip stands below it, on grey, and is never painted over.
 */
export function Painting({ start, query, onClose }: PaintingProps) {
  const t = useMessages<Messages>();
  const { item } = start;
  const hex = item.hex ?? "";
  const { dialog, surface, canvas, isPainted } = useScreenPainting(start, onClose);
  const { load, data } = useFetcher<CatalogueData>();
  const words = start.words ?? (data?.sheet && (data.sheet.scene ?? data.sheet.description));

  useEffect(() => {
    if (start.words === undefined) void load(productPath(item.id));
  }, [load, start.words, item.id]);

  function cancel(event: SyntheticEvent): void {
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      popover="manual"
      className={`${css.painting} text-bright`}
      aria-label={t("paint.label", { name: item.name })}
      data-paint={isLight(hex) ? "light" : "dark"}
      data-painted={isPainted || undefined}
      onCancel={cancel}
    >
      <div ref={surface} className={`${css.paper} frame`} tabIndex={-1}>
        <canvas ref={canvas} className={`${css.canvas} overlay-full`} aria-hidden="true" />
        <div className={`${css.scene} middle`} aria-live="polite">
          {isPainted && words && <p className={css.words}>{words}</p>}
        </div>
      </div>
      <PaintedShade {...{ start, query, onClose }} />
    </dialog>
  );
}

/** Paints the screen and opens the dialog around it; `onClose` is called when the paint has drawn back. */
function useScreenPainting({ item, from, isHeld }: PaintStart, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPainted, setIsPainted] = useState(false);

  useEffect(() => {
    const dialogElement = dialog.current;
    const canvasElement = canvas.current;
    if (!dialogElement || !canvasElement) return;
    const controller = new AbortController();
    // The finger may be lifted before the paint has come: then it runs by itself.
    let isDown = isHeld?.() ?? false;
    window.addEventListener("pointerup", () => (isDown = false), { signal: controller.signal });
    // While a finger is down the page must stay alive under it: a modal dialog would take the finger away.
    const openModal = (): void => {
      if (dialogElement.matches(":popover-open")) dialogElement.hidePopover();
      if (dialogElement.open) return;
      dialogElement.showModal();
      surface.current?.focus();
    };
    if (isDown && "showPopover" in dialogElement) dialogElement.showPopover();
    else openModal();
    const hex = item.hex ?? "";
    const look = { hex, finish: item.finish ?? "satin", isLight: isLight(hex) };
    void import("../scene/paint-screen.ts").then(
      ({ startPainting }) =>
        startPainting(canvasElement, {
          ...{ look, from: isDown ? from : null, isStill: preferences.isMotionReduced(), signal: controller.signal },
          onPainted: () => {
            openModal();
            setIsPainted(true);
          },
          onRetracted: onClose,
        }),
      onClose,
    );
    return () => {
      controller.abort();
      dialogElement.close();
    };
    // A painting is one gesture: another start is another painting, by its key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { dialog, surface, canvas, isPainted };
}

/** The truth under the paint: the chip itself, its name, and the ways on. */
function PaintedShade({ start: { item, isOpen = false }, query, onClose }: PaintingProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.truth} on-grey row-3 wide`}>
      <ShadeChip hex={item.hex ?? ""} />
      <p className={`${css.who} grid`}>
        <span className={classNames(role.display, "text-name")}>{item.name}</span>
        <span className="text-fine">
          {item.number} {finishLabel(item.finish)}
        </span>
      </p>
      <div className={css.actions}>
        {!isOpen && (
          <Link
            className={buttonClass({ look: "line", compact: true })}
            to={catalogueAddress({ ...query, p: item.id })}
            state={openedFromCatalogue}
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
  );
}
