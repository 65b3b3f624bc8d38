/** Named for the lip world, where the music lives. The server never writes it. */
export const soundCookieName = "lmw_sound";

const maxAgeSeconds = 400 * 86_400;

/** Whether the visitor wants sound, by `document.cookie`: any value is yes, an empty or missing one is no. */
export function isSoundWanted(cookies: string): boolean {
  const pair = cookies.split(/;\s*/).find((candidate) => candidate.startsWith(`${soundCookieName}=`));
  return (pair ?? "").length > soundCookieName.length + 1;
}

/** Whether the visitor has ever said which: then nobody asks again. */
export function isSoundAnswered(cookies: string): boolean {
  return cookies.split(/;\s*/).some((candidate) => candidate.startsWith(`${soundCookieName}=`));
}

/** What to assign to `document.cookie`. Off is written as an empty value, so that it is remembered, too. */
export function formatSoundCookie(isOn: boolean, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return `${soundCookieName}=${isOn ? "1" : ""}; ${attributes}`;
}
