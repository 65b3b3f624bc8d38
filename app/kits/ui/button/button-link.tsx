import { Link, type LinkProps } from "react-router";
import { type ButtonLook, ButtonLabel, buttonClass } from "./button-look.tsx";

type ButtonLinkProps = ButtonLook & Omit<LinkProps, "className" | "style">;

/** A link that looks like the button: to an address of the hub, or a full one outside. */
export function ButtonLink({ look, compact, wide, arrow, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ look, compact, wide, arrow, className })}>
      <ButtonLabel arrow={arrow}>{children}</ButtonLabel>
    </Link>
  );
}
