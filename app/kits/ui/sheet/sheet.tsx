import { type ReactNode, useId } from "react";
import { ModalHead } from "../dialog/modal-head.tsx";
import { useModal } from "../dialog/use-modal.ts";
import css from "./sheet.module.css";

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The name of the ×: 「とじる」. */
  closeLabel: string;
  children: ReactNode;
  /** `grey` where the sheet judges colour: swatches, try-on, compare. */
  background?: "soot" | "grey";
};

/** More of what is already here, from the lower edge of the column. Closed by ×, Esc or the dark above it. */
export function Sheet({ open, onClose, title, closeLabel, children, background = "soot" }: SheetProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={css.sheet} data-ground={background} aria-labelledby={titleId}>
      <div className={css.inside}>
        <ModalHead id={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
        <div className={css.body}>{children}</div>
      </div>
    </dialog>
  );
}
