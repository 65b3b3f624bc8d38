import { classNames } from "../../basics/class-names.ts";
import { CloseIcon } from "../icons/close.tsx";
import role from "../type/type.module.css";
import css from "./modal-head.module.css";

type ModalHeadProps = { id: string; title: string; closeLabel: string; onClose: () => void };

/** Title and the way out of a sheet or dialog. */
export function ModalHead({ id, title, closeLabel, onClose }: ModalHeadProps) {
  return (
    <header className={css.head}>
      <h2 id={id} className={classNames(css.title, role.display)}>
        {title}
      </h2>
      <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </button>
    </header>
  );
}
