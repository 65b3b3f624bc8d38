/**
 * A mouth that was pressed on something: two lips, open where the creases kept the colour off. 100 × 56. With `grain`
 * the paper shows through, as it does under every print that is looked at closely.
 */
export function LipPrint({ className, grain }: { className?: string | undefined; grain?: string }) {
  return (
    <svg className={className} viewBox="-4 0 108 58" aria-hidden="true" focusable="false">
      {grain && (
        <filter id={grain} x="-6%" y="-10%" width="112%" height="120%">
          <feTurbulence type="fractalNoise" baseFrequency=".11 .05" numOctaves="3" seed="21" result="edge" />
          <feDisplacementMap in="SourceGraphic" in2="edge" scale="6" result="uneven" />
          <feTurbulence type="fractalNoise" baseFrequency=".34 .1" numOctaves="3" seed="8" />
          <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 3.4 0 0 -.85" result="touch" />
          <feComposite in="uneven" in2="touch" operator="in" />
        </filter>
      )}
      <g filter={grain && `url(#${grain})`}>
        <path d="M2 25C13 17 25 5 37 4c5 0 9 4 13 6 4-2 8-6 13-6 12 1 24 13 35 21-12 0-22 1-31 2-7 1-11-1-17-1s-10 2-17 1c-9-1-19-2-31-2Z" />
        <path d="M6 29c11 1 21 2 29 2 6 0 9-1 15-1s9 1 15 1c8 0 18-1 29-2-11 15-26 25-44 25S17 44 6 29Z" />
        <g fill="none" strokeLinecap="round">
          <path d="M14 19c2 2 3 4 4 6M22 14c2 4 2 7 4 11M29 8c1 6 3 11 4 18M37 7c0 5 2 9 1 17M44 9c-1 5 1 8 0 15M51 13c1 4 0 8 1 11M57 9c-1 6 0 9-1 15M64 6c-1 7-1 12-3 19M71 8c-1 6-3 11-4 17M78 13c-2 4-2 8-4 11M86 19c-2 2-3 4-4 6" />
          <path d="M15 33c2 3 4 4 5 8M24 34c1 4 4 7 4 12M33 35c0 5 2 9 3 15M42 34c-1 6 1 10 1 16M50 33c1 6-1 11 0 18M58 34c0 6-1 9-2 17M66 34c-1 5-2 9-4 15M75 34c-1 4-3 7-5 11M84 33c-2 3-3 5-5 7" />
        </g>
      </g>
    </svg>
  );
}
