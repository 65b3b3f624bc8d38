/** Between two looks whether the server answers again, in ms: gentle on a phone that waits in a tunnel. */
export const healEveryMs = 10_000;

/**
 * Runs in the card as text: the page that was asked for takes the card's place as soon as the server answers, at once
 * where the phone tells that it has a network, and else by a look now and then while the page is seen. It sees nothing of
 * this file.
 */
function healWhenBack(everyMs: number): void {
  let isAsking = false;
  const look = async (): Promise<void> => {
    if (isAsking || document.hidden || !navigator.onLine) return;
    isAsking = true;
    const isBack = await fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    isAsking = false;
    if (isBack) location.reload();
  };
  addEventListener("online", () => void look());
  document.addEventListener("visibilitychange", () => void look());
  setInterval(() => void look(), everyMs);
}

/** The script as the card carries it; the policy of the card knows it by its hash. */
export const healScript = `(${healWhenBack.toString()})(${healEveryMs})`;

/** A page's policy that lets one more inline script run. */
export async function allowScript(policy: string, script: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script)));
  const hash = btoa(String.fromCharCode(...digest));
  return policy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
}
