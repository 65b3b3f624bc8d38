import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../basics/class-names.ts";
import css from "./disclosure.module.css";

type DisclosureProps = Omit<ComponentProps<"details">, "summary"> & {
  /** What it is about; it stays to be seen. */
  summary: ReactNode;
  /** `plus` before the words; `chevron` at the end of a row of its own; `words` underlined, within a text. */
  look?: "plus" | "chevron" | "words";
  /** Size and weight of the row that is tapped. */
  summaryClassName?: string | undefined;
};

/** More of the same for whoever wants it. Opens without a script; `className` is the place of the whole. */
export function Disclosure({ summary, look = "plus", summaryClassName, children, ...details }: DisclosureProps) {
  return (
    <details {...details}>
      <summary className={classNames(css.summary, css[look], summaryClassName)}>{summary}</summary>
      {children}
    </details>
  );
}
