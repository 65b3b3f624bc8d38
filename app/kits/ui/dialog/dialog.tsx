import { type ReactNode, useId } from "react";
import { ModalHead } from "./modal-head.tsx";
import { useModal } from "./use-modal.ts";
import css from "./dialog.module.css";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The name of the ×: 「とじる」. */
  closeLabel: string;
  children?: ReactNode;
  /** Buttons, the one that changes something last. */
  actions?: ReactNode;
};

/** A question that must be answered before going on. What only shows more is a Sheet. */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={css.dialog} aria-labelledby={titleId}>
      <div>
        <ModalHead id={titleId} title={title} closeLabel={closeLabel} onClose={onClose} />
        <div className={css.body}>{children}</div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
