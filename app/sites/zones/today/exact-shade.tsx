/**
 * A plain area of exactly this colour. Drawn, not styled: the classes of all shades would come to every page, and the policy
 * allows no style in what the server sends.
 */
export function ExactShade({ hex, className }: { hex: string; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={hex} />
    </svg>
  );
}
