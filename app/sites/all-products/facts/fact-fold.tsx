import type { ReactNode } from "react";
import css from "../parts/product-sheet.module.css";

type FactFoldProps = {
  title: string;
  /** Said beside the title, so that one need not open it to know. */
  note?: string | null;
  isOpen?: boolean;
  children: ReactNode;
};

/** One subject of a product under its heading. It opens without scripts. */
export function FactFold({ title, note, isOpen = false, children }: FactFoldProps) {
  return (
    <details className="hair-below" open={isOpen}>
      <summary className="opens-row text-leading-15">
        <h3 className="shrinks text-strong">{title}</h3>
        {note && <span className="text-note shrinks">{note}</span>}
      </summary>
      <div className={`${css.fold} column-3 text-leading-17`}>{children}</div>
    </details>
  );
}
