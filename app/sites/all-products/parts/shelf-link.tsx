import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";

type ShelfLinkProps = {
  to: string;
  className?: string;
  label?: string;
  isHere?: boolean;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

/** A way to the same shelf in another state: the page keeps its place, and search engines need not follow. */
export function ShelfLink({ to, className, label, isHere, onClick, children }: ShelfLinkProps) {
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
