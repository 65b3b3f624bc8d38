import { redirect } from "react-router";
import { documentPath } from "#app/kits/page/document-path.server.ts";
import { notFoundPathCookie } from "#app/kits/page/not-found-path.server.ts";

/** Every unknown document path leads to the redirect page, which names the nearest sites. */
export function loader({ request }: { request: Request }): Response {
  const path = documentPath(new URL(request.url).pathname);
  return redirect("/zone1/redirect", { headers: { "set-cookie": notFoundPathCookie(path) } });
}
