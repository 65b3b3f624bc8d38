/** The moon in the window, lit from its right as it grows. `lit` 0 to 1. */
export function Moon({ lit, isDay }: { lit: number; isDay: boolean }) {
  const [x, y, r] = [588, 404, 29];
  // The edge of the light: an ellipse that opens to the left of the half moon and closes to the right of it.
  const bend = Math.abs(1 - lit * 2) * r;
  const sweep = lit > 0.5 ? 1 : 0;
  return (
    <g data-moon={Math.round(lit * 100)}>
      {!isDay && <circle cx={x} cy={y} r={r * 2.6} fill="url(#rm-lamp)" opacity={0.15 + lit * 0.4} />}
      <circle cx={x} cy={y} r={r} fill={isDay ? "#efe6e6" : "#4a0206"} />
      {lit > 0 && (
        <path
          d={`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${bend} ${r} 0 0 ${sweep} ${x} ${y - r}Z`}
          fill={isDay ? "#b9a8a8" : "#fff3e2"}
        />
      )}
      <g fill="#000" opacity={isDay ? 0.06 : 0.1}>
        <circle cx={x + 9} cy={y - 8} r="6" />
        <circle cx={x + 4} cy={y + 12} r="4" />
        <circle cx={x - 10} cy={y + 3} r="5" />
      </g>
    </g>
  );
}
