const lifeDays = 180;

/** Who may be told of a weakness, and where this file stands. */
export interface SecurityContact {
  /** `mailto:…` or an https address, the one that is read most first. */
  contacts: readonly string[];
  /** The address of this very file. */
  canonicalUrl: string;
}

/**
 * security.txt (RFC 9116). Its end is computed at each answer, half a year ahead and at midnight UTC: the file is as true as
 * the setting it is made of, and never stale while the zone runs.
 */
export function securityText({ contacts, canonicalUrl }: SecurityContact, now: Date): string {
  const expires = new Date(now.getTime() + lifeDays * 86_400_000).toISOString().replace(/T.*/, "T00:00:00Z");
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    "Preferred-Languages: ja, en",
    `Canonical: ${canonicalUrl}`,
    "",
  ].join("\n");
}
