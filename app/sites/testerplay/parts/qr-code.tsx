"use no memo"; // It may stand in the first view: compiled it would only be heavier.

import type { QrShape } from "#server/modules/qr/qr-shape.ts";

/** A QR code with its quiet zone, black on white: scanners ask for both. */
export function QrCode({ qr, label, className }: { qr: QrShape; label: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M-4 -4h${qr.size + 8}v${qr.size + 8}h-${qr.size + 8}z`} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
