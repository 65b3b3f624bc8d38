/** Bytes as a visitor reads them: "6.1 MB", under a tenth of one in kB. Every engine agrees to the character. */
export function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
