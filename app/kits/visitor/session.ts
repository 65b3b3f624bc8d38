import { errorOfAnswer } from "./api-error.ts";

const cookieName = "XSRF-TOKEN";

/** The token that the server wants back with each write; null when the browser has none. */
export function getXsrfToken(): string | null {
  const pair = document.cookie.split(/;\s*/).find((candidate) => candidate.startsWith(`${cookieName}=`));
  return pair && pair.length > cookieName.length + 1 ? decodeURIComponent(pair.slice(cookieName.length + 1)) : null;
}

/** Where the session is opened: the setting LOGIN_PATH, written into `<html data-login>` where it is another. */
const getLoginPath = (): string => document.documentElement.dataset.login ?? "/api/login.php";

let pendingSession: Promise<Response> | null = null;

/**
 * Opens the anonymous session, which sets the token's cookie. Several callers share one request.
 * @throws ApiError when the server answers with an error
 */
export async function openSession(): Promise<void> {
  pendingSession ??= fetch(getLoginPath(), { cache: "no-store" }).finally(() => {
    pendingSession = null;
  });
  const response = await pendingSession;
  if (!response.ok) throw errorOfAnswer(response, undefined);
}
