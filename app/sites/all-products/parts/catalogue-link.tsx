import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";

type CatalogueLinkProps = {
  to: string;
  className?: string;
  label?: string;
  isHere?: boolean;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

/** A link to the same catalogue in another state: the page keeps its place, and search engines need not follow. */
export function CatalogueLink({ to, className, label, isHere, onClick, children }: CatalogueLinkProps) {
  return (
    <Link
      to={to}
      className={className}
      aria-label={label}
      aria-current={isHere || undefined}
      rel="nofollow"
      preventScrollReset
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
