import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import css from "./tabs.module.css";

type TabLinksProps = { label: string; className?: string | undefined; children: ReactNode };

/** Two to five views of the same list, each with an address of its own. */
export function TabLinks({ label, className, children }: TabLinksProps) {
  return (
    <nav className={className} aria-label={label}>
      <div className={css.list}>{children}</div>
    </nav>
  );
}

type TabLinkProps = Omit<LinkProps, "className" | "style"> & { isCurrent?: boolean };

export function TabLink({ isCurrent, ...link }: TabLinkProps) {
  return <Link {...link} className={css.tab} aria-current={isCurrent ? "page" : undefined} />;
}
