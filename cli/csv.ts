/** A table for a spreadsheet (RFC 4180): CRLF, quotes where they are needed. */
export function csvText(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}

/** What begins like a formula gets an apostrophe: a spreadsheet would run what a stranger wrote. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
