import { Link, type LinkProps } from "react-router";
import { type ButtonLook, ButtonWords, buttonClass } from "./button-look.tsx";

type ButtonLinkProps = ButtonLook & Omit<LinkProps, "className" | "style">;

/** The button's twin that goes somewhere: an address of the zone, or a full one outside. */
export function ButtonLink({ look, compact, wide, arrow, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ look, compact, wide, arrow, className })}>
      <ButtonWords arrow={arrow}>{children}</ButtonWords>
    </Link>
  );
}
